import { languages } from "../i18n/languages";
import type { SeoInput } from "./input";
import { seoPages } from "./pages";
import type { SeoContent, SeoPage } from "./schema";

type ByLanguage = Record<(typeof languages)[number], string>;

/** What the form of the SEO settings holds: of each page the two texts that staff edit. */
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

/** Where the draft has what the API calls `home.en.title`: `home.title.en`. */
export function draftPath(path: string): string {
  const [page, language, field, ...rest] = path.split(".");
  return [page, field, language, ...rest].filter(Boolean).join(".");
}
