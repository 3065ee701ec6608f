import { z } from "zod";
import { languageShape, storedShape, wireValue } from "../content/field-schemas";
import { byLanguage, type Language, languages } from "../i18n/languages";
import { type SeoPage, seoFields, seoPages } from "./fields";

/** The texts of one page by language, as they are stored. */
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

/** The texts of all pages. */
export type SeoContent = Record<SeoPage, PageTexts>;

/** On the wire a page has an entry per language. */
const entrySchema = z.object(languageShape(seoFields, "stored"));

export const seoContentSchema = z.record(z.enum(seoPages), z.record(z.enum(languages), entrySchema));

export type SeoEntry = z.output<typeof entrySchema>;

/** The texts of a page in one language. */
export function entryOf(texts: PageTexts, language: Language): SeoEntry {
  return entrySchema.parse(wireValue(seoFields, texts, language));
}

export type SeoAnswer = z.input<typeof seoContentSchema>;

/** What the API answers: empty texts where staff wrote nothing. */
export function seoResponse(content: SeoContent): SeoAnswer {
  const entries = seoPages.map((page) => [page, byLanguage((language) => entryOf(content[page], language))]);
  return seoContentSchema.parse(Object.fromEntries(entries));
}

/** What the metadata of a list or the home page uses; empty where staff wrote nothing. */
export type WrittenHead = Pick<SeoEntry, "title" | "description" | "author" | "robots">;

/** The texts for one page, and the languages in which staff set the page to noindex. */
export interface WrittenPageHead extends WrittenHead {
  hidden: readonly Language[];
}

/** The texts of a page for which staff write none. */
export const unwrittenHead: WrittenPageHead = {
  title: "",
  description: "",
  author: null,
  robots: null,
  hidden: [],
};

const entry = z.object(languageShape(seoFields, "input")).partial();

const entries = z.strictObject(byLanguage(() => entry)).partial();

/** `PUT seo-content`: a page, language or field that is absent stays. */
export const seoInputSchema = z
  .strictObject(
    Object.fromEntries(seoPages.map((page) => [page, entries])) as Record<SeoPage, typeof entries>,
  )
  .partial();

export type SeoInput = z.output<typeof seoInputSchema>;
