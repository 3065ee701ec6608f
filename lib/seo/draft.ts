import { ApiError, callApi } from "../core/api/client";
import { type DraftOf, draftOf } from "../core/content/field-drafts";
import { fieldLabel } from "../core/content/field-labels";
import { adminText } from "../core/i18n/admin-messages";
import { languages } from "../core/i18n/languages";
import { staffName } from "../core/i18n/staff-names";
import { type SeoPage, seoFields, seoPages } from "./fields";
import type { SeoContent, SeoInput } from "./schema";

const { title, description } = seoFields;

const formFields = { title, description };

export type SeoDraft = Record<SeoPage, DraftOf<typeof formFields>>;

function pagesOf<T>(made: (page: SeoPage) => T): Record<SeoPage, T> {
  return Object.fromEntries(seoPages.map((page) => [page, made(page)])) as Record<SeoPage, T>;
}

export function toDraft(content: SeoContent): SeoDraft {
  return pagesOf((page) => draftOf(formFields, content[page]));
}

const names = ["title", "description"] as const;

/** Sends changed texts only: the PUT merges, so that concurrent saves of other texts stay. */
export function changedTexts(draft: SeoDraft, before: SeoDraft): SeoInput {
  const changes: SeoInput = {};
  for (const page of seoPages) {
    for (const language of languages) {
      for (const field of names) {
        const text = draft[page][field][language].trim();
        if (text === before[page][field][language]) continue;
        changes[page] ??= {};
        changes[page][language] = { ...changes[page][language], [field]: text };
      }
    }
  }
  return changes;
}

export function seoFieldLabel(path: string): string {
  const page = seoPages.find((each) => path.startsWith(`${each}.`));
  const own = page && path.slice(page.length + 1);
  const label = own && fieldLabel(formFields, own);
  return !label || label === own ? path : `${staffName(`seo.page.${page}`)} – ${label}`;
}

/** A function, because the names of the kinds are known only when the form is drawn. */
export function seoSections() {
  return seoPages.map((page) => ({
    id: page,
    label: staffName(`seo.page.${page}`),
    paths: [`${page}.title`, `${page}.description`],
  }));
}

export function draftPath(path: string): string {
  const [page, language, field, ...rest] = path.split(".");
  return [page, field, language, ...rest].filter(Boolean).join(".");
}

/** Puts the specified words before the server's message, and maps its errors to the draft's fields. */
function toDraftError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, message, fields, told } = error;
  const placed = Object.entries(fields).map(([path, messages]) => [draftPath(path), messages]);
  return new ApiError(status, `${adminText("seo.failure")} ${message}`, Object.fromEntries(placed), told);
}

export async function saveSeoContent(changes: SeoInput, signal?: AbortSignal): Promise<void> {
  try {
    await callApi("seo-content", { method: "PUT", json: changes, signal, stays: true });
  } catch (error) {
    throw toDraftError(error);
  }
}
