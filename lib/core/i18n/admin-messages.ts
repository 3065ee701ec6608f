import { createTranslator } from "next-intl";
import admin from "@/messages/admin.json" with { type: "json" };

/** The texts of the back office, which is in Indonesian only: `adminText("login.title")`. */
export const adminText = createTranslator({ locale: "id", messages: admin });

type Admin = typeof admin;

type NamesOf<Word extends string> = {
  [Name in keyof Admin]: Admin[Name] extends Record<Word, string> ? Name : never;
}[keyof Admin];

export type FormWords = NamesOf<
  | ("title" | "createTitle" | "editTitle" | "loadFailure" | "notFound" | "backToList")
  | ("submit" | "submitting" | "created" | "updated" | "createFailure" | "updateFailure")
  | ("edit" | "delete" | "deleteQuestion" | "deleting" | "deleted" | "deleteFailure")
>;

/** The words of such records whose form is a page without anything else. */
export type FormPageWords = FormWords & NamesOf<"loading">;

/** The words of such records with a list of their own. */
export type ListWords = FormWords & NamesOf<"intro" | "add" | "name" | "actions" | "empty" | "emptyHint">;

/** The words of such records that also have a page each. */
export type PageWords = ListWords &
  NamesOf<"image" | "view" | "detailTitle" | "deleteFinal" | "idMissing" | "notFoundOrFailed">;
