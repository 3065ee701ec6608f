import { type DraftOf, recordOf } from "../core/content/field-drafts";
import type { Language } from "../core/i18n/languages";
import { ownPageFields } from "./fields";
import type { OwnPage } from "./schema";

export type OwnPageDraft = DraftOf<typeof ownPageFields>;

/** `own-page` in the address, because the form's address has its own page for every path below it. */
export function ownPagePreviewPath(language: Language, id: number | null): string {
  return `/admin/own-page/preview/${language}${id === null ? "" : `?page=${id}`}`;
}

export function ownPageDraftKey(id: number | null): string {
  return id === null ? "own-pages/new" : `own-pages/${id}`;
}

export function draftOwnPage(draft: OwnPageDraft): OwnPage {
  return { ...recordOf(ownPageFields, draft), id: 0, updated_at: new Date(0) };
}
