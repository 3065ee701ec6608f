import { z } from "zod";
import { languageShape, storedShape, wireValue } from "../core/content/field-schemas";
import { byLanguage, type Language, languages } from "../core/i18n/languages";
import { type SeoPage, seoFields, seoPages } from "./fields";

export const pageTextsSchema = z.object(storedShape(seoFields));

export type PageTexts = z.output<typeof pageTextsSchema>;

export const unwrittenTexts: PageTexts = {
  title: {},
  description: {},
  author: {},
  robots: {},
  canonicalUrl: {},
  hreflang: {},
};

export type SeoContent = Record<SeoPage, PageTexts>;

const entrySchema = z.object(languageShape(seoFields, "stored"));

export const seoContentSchema = z.record(z.enum(seoPages), z.record(z.enum(languages), entrySchema));

export type SeoEntry = z.output<typeof entrySchema>;

export function entryOf(texts: PageTexts, language: Language): SeoEntry {
  return entrySchema.parse(wireValue(seoFields, texts, language));
}

export type SeoResponse = z.input<typeof seoContentSchema>;

export function seoResponse(content: SeoContent): SeoResponse {
  const entries = seoPages.map((page) => [page, byLanguage((language) => entryOf(content[page], language))]);
  return seoContentSchema.parse(Object.fromEntries(entries));
}

export type WrittenHead = Pick<SeoEntry, "title" | "description" | "author" | "robots">;

export interface WrittenPageHead extends WrittenHead {
  hidden: readonly Language[];
}

export const unwrittenHead: WrittenPageHead = {
  title: "",
  description: "",
  author: null,
  robots: null,
  hidden: [],
};

const entry = z.object(languageShape(seoFields, "input")).partial();

const entries = z.strictObject(byLanguage(() => entry)).partial();

/** `PUT seo-content`: an absent page, language or field stays. */
export const seoInputSchema = z
  .strictObject(
    Object.fromEntries(seoPages.map((page) => [page, entries])) as Record<SeoPage, typeof entries>,
  )
  .partial();

export type SeoInput = z.output<typeof seoInputSchema>;
