import { ApiError, callApi } from "../api/client";
import { adminText } from "../i18n/admin-messages";
import { languages } from "../i18n/languages";
import { seoPages } from "./fields";
import type { SeoContent, SeoInput, SeoPage } from "./schema";

type ByLanguage = Record<(typeof languages)[number], string>;

/** The form of the SEO settings: the two texts of each page that staff edit. */
export type SeoDraft = Record<SeoPage, { title: ByLanguage; description: ByLanguage }>;

const fields = ["title", "description"] as const;

export function toDraft(content: SeoContent): SeoDraft {
  const texts = (page: SeoPage, field: (typeof fields)[number]) =>
    Object.fromEntries(languages.map((language) => [language, content[page][language][field]]));
  return Object.fromEntries(
    seoPages.map((page) => [page, Object.fromEntries(fields.map((field) => [field, texts(page, field)]))]),
  ) as SeoDraft;
}

/**
 * What was changed, as `PUT seo-content` takes it. All else stays as it is stored: author, robots,
 * canonical and hreflang, and what somebody else saved meanwhile (R-23.12: a PUT merges).
 */
export function changedTexts(draft: SeoDraft, before: SeoDraft): SeoInput {
  const changes: SeoInput = {};
  for (const page of seoPages) {
    for (const language of languages) {
      for (const field of fields) {
        const text = draft[page][field][language].trim();
        if (text === before[page][field][language]) continue;
        changes[page] ??= {};
        changes[page][language] = { ...changes[page][language], [field]: text };
      }
    }
  }
  return changes;
}

/** The API's `home.en.title` is `home.title.en` in the draft. */
export function draftPath(path: string): string {
  const [page, language, field, ...rest] = path.split(".");
  return [page, field, language, ...rest].filter(Boolean).join(".");
}

/** Puts the specified words before the server's message and maps its errors to the fields of the draft. */
function toDraftError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, message, fields, told } = error;
  const placed = Object.entries(fields).map(([path, messages]) => [draftPath(path), messages]);
  return new ApiError(status, `${adminText("seo.failure")} ${message}`, Object.fromEntries(placed), told);
}

/** Saves the changed texts and returns all of them as stored. */
export async function saveSeoContent(changes: SeoInput, signal?: AbortSignal): Promise<SeoContent> {
  try {
    return await callApi<SeoContent>("seo-content", { method: "PUT", json: changes, signal, stays: true });
  } catch (error) {
    throw toDraftError(error);
  }
}
