import { z } from "zod";
import { languages } from "../i18n/languages";
import { inputText } from "../input-text";
import { seoDescriptionLimit, seoTitleLimit } from "../seo-texts";
import { isWebAddress } from "../web-address";
import { seoPages } from "./pages";

/** Of an entry: no page is there in more languages. */
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
