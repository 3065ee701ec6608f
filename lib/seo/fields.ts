import { z } from "zod";
import type { Field } from "../core/content/field";
import { inputText } from "../core/content/fields";
import { seoDescriptionLimit, seoTitleLimit } from "../core/content/seo-texts";
import { isWebAddress } from "../core/content/text";
import { draftText, flatOptionalText } from "../core/content/text-kinds";
import type { Language } from "../core/i18n/languages";

/** The pages whose texts staff edit. */
export const seoPages = ["home", "blogs", "tours", "intlTours", "domesticTours"] as const;

export type SeoPage = (typeof seoPages)[number];

const local = ["localhost", "127.0.0.1", "[::1]"];

function isSecureAddress(value: string): boolean {
  if (!isWebAddress(value) || /["<>]/.test(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || local.includes(hostname);
}

const addressLimit = 2_000;
const addressCheck: [typeof isSecureAddress, string] = [
  isSecureAddress,
  "Harus berupa alamat https (http hanya untuk localhost).",
];

const address = inputText(addressLimit).refine(...addressCheck);
const languageCode = z.string().regex(/^(?:x-default|[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})$/);

const mostLinks = 50;

const links = z.record(z.string(), z.string()).nullable();
const writtenLinks = z
  .record(languageCode, address)
  .refine((given) => Object.keys(given).length <= mostLinks, `Paling banyak ${mostLinks} alamat.`)
  .nullable();

type Links = Record<string, string>;
const linksByLanguage = z.custom<Partial<Record<Language, Links>>>();

const words = { nullable: true, absent: null } as const;

/** The form has only title and description. `hreflang` maps a language code to an address. */
export const seoFields = {
  title: flatOptionalText({
    label: "seo.field.title",
    limit: seoTitleLimit,
    counter: true,
    nullable: true,
  }),
  description: flatOptionalText({
    label: "seo.field.description",
    limit: seoDescriptionLimit,
    rows: 4,
    counter: true,
    nullable: true,
  }),
  author: flatOptionalText({ ...words, label: "seo.field.author", limit: 255 }),
  robots: flatOptionalText({ ...words, label: "seo.field.robots", limit: 255 }),
  canonicalUrl: flatOptionalText({
    ...words,
    label: "seo.field.canonicalUrl",
    limit: addressLimit,
    check: addressCheck,
  }),
  hreflang: {
    label: "seo.field.hreflang",
    kind: "other",
    required: false,
    stored: linksByLanguage,
    input: linksByLanguage,
    flat: { stored: () => links, input: () => writtenLinks, absent: null },
    emptyDraft: () => draftText(),
    toDraft: () => draftText(),
    fromDraft: () => undefined,
    toRecord: () => ({}),
  } satisfies Field<typeof linksByLanguage>,
};

export function leavesOut(robots: string | null | undefined): boolean {
  return /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i.test(robots ?? "");
}
