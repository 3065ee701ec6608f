import { z } from "zod";
import { languages } from "../i18n/languages";
import { seoDescriptionLimit, seoTitleLimit } from "../seo-texts";
import { seoPages } from "./pages";

export type SeoPage = (typeof seoPages)[number];

/** What one page says of itself in one language; `hreflang` maps a language code to an address. */
export const seoEntrySchema = z.object({
  title: z.string().max(seoTitleLimit),
  description: z.string().max(seoDescriptionLimit),
  author: z.string().nullable(),
  robots: z.string().nullable(),
  canonicalUrl: z.string().nullable(),
  hreflang: z.record(z.string(), z.string()).nullable(),
});

export type SeoEntry = z.output<typeof seoEntrySchema>;

export const seoContentSchema = z.record(z.enum(seoPages), z.record(z.enum(languages), seoEntrySchema));

export type SeoContent = z.output<typeof seoContentSchema>;

/** What a list's or the home page's head takes from there: empty where staff wrote nothing. */
export type WrittenHead = Pick<SeoEntry, "title" | "description" | "author" | "robots">;
