import { createTranslator } from "use-intl";
import admin from "@/messages/admin.json" with { type: "json" };

/** The texts of the back office, which is in Indonesian only: `adminText("login.title")`. */
export const adminText = createTranslator({ locale: "id", messages: admin });

type Admin = typeof admin;

type RecordWord =
  | ("title" | "add" | "empty" | "emptyHint" | "image" | "name" | "actions" | "view" | "edit" | "backToList")
  | ("delete" | "deleteQuestion" | "deleteFinal" | "deleting" | "deleted" | "deleteFailure")
  | ("detailTitle" | "editTitle" | "idMissing" | "notFound" | "notFoundOrFailed" | "loadFailure");

/** Addresses, path below `/api` and messages of such an area have the same name. */
export type RecordArea = {
  [Area in keyof Admin]: Admin[Area] extends Record<RecordWord, string> ? Area : never;
}[keyof Admin];

type FormWord = "submit" | "submitting" | "created" | "updated" | "createFailure" | "updateFailure";

export type FormArea = {
  [Area in RecordArea]: Admin[Area] extends Record<FormWord, string> ? Area : never;
}[RecordArea];
