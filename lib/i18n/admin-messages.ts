import { createTranslator } from "use-intl";
import admin from "@/messages/admin.json" with { type: "json" };

/** The words of the back office, which speaks Indonesian only: `adminText("login.title")`. */
export const adminText = createTranslator({ locale: "id", messages: admin });

type Admin = typeof admin;

/** The words that the list, the detail and the deletion of a record ask for. */
type RecordWord =
  | ("title" | "add" | "empty" | "emptyHint" | "image" | "name" | "actions" | "view" | "edit" | "backToList")
  | ("delete" | "deleteQuestion" | "deleteFinal" | "deleting" | "deleted" | "deleteFailure")
  | ("detailTitle" | "editTitle" | "idMissing" | "notFound" | "notFoundOrFailed" | "loadFailure");

/** An area whose list, addresses, path below `/api` and messages have the same name: those that have all the words. */
export type RecordArea = {
  [Area in keyof Admin]: Admin[Area] extends Record<RecordWord, string> ? Area : never;
}[keyof Admin];

/** The words of a form that creates and changes a record. */
type FormWord = "submit" | "submitting" | "created" | "updated" | "createFailure" | "updateFailure";

/** An area whose form has all its words. */
export type FormArea = {
  [Area in RecordArea]: Admin[Area] extends Record<FormWord, string> ? Area : never;
}[RecordArea];
