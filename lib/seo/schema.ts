import { z } from "zod";
import { inputText } from "../content/fields";
import { seoDescriptionLimit, seoTitleLimit } from "../content/seo-texts";
import { isWebAddress } from "../content/text";
import { languages } from "../i18n/languages";
import { seoPages } from "./fields";

export type SeoPage = (typeof seoPages)[number];

/** The texts of one page in one language; `hreflang` maps a language code to an address. */
const seoEntrySchema = z.object({
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

/** What the metadata of a list or the home page uses; empty where staff wrote nothing. */
export type WrittenHead = Pick<SeoEntry, "title" | "description" | "author" | "robots">;

/** Per entry. */
const mostLinks = 50;

const local = ["localhost", "127.0.0.1", "[::1]"];

function isSecureAddress(value: string): boolean {
  if (!isWebAddress(value) || /["<>]/.test(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || local.includes(hostname);
}

const address = inputText(2_000).refine(
  isSecureAddress,
  "Harus berupa alamat https (http hanya untuk localhost).",
);
const languageCode = z.string().regex(/^(?:x-default|[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})$/);

const entry = z
  .object({
    title: inputText(seoTitleLimit).nullable(),
    description: inputText(seoDescriptionLimit).nullable(),
    author: inputText(255).nullable(),
    robots: inputText(255).nullable(),
    canonicalUrl: z.union([address, z.literal("")]).nullable(),
    hreflang: z
      .record(languageCode, address)
      .refine((links) => Object.keys(links).length <= mostLinks, `Paling banyak ${mostLinks} alamat.`)
      .nullable(),
  })
  .partial();

const entries = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, entry])) as Record<
    (typeof languages)[number],
    typeof entry
  >,
);

/** `PUT seo-content`: a page, language or field that is absent stays. */
export const seoInputSchema = z
  .strictObject(
    Object.fromEntries(seoPages.map((page) => [page, entries.partial()])) as Record<
      (typeof seoPages)[number],
      ReturnType<typeof entries.partial>
    >,
  )
  .partial();

export type SeoInput = z.output<typeof seoInputSchema>;
export type SeoEntryInput = z.output<typeof entry>;
