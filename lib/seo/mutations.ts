import "server-only";
import { Prisma } from "../../prisma/client/client";
import { changeContent, type Transaction } from "../change-content";
import { type Language, languages } from "../i18n/languages";
import { textOrNull } from "../input-text";
import type { SeoEntryInput, SeoInput } from "./input";
import { seoPages } from "./pages";
import type { SeoPage } from "./schema";

/** The columns that an entry names; null empties them. */
function columns({ title, description, author, robots, canonicalUrl, hreflang }: SeoEntryInput) {
  return {
    title: title === null ? "" : title,
    description: description === null ? "" : description,
    author: textOrNull(author),
    robots: textOrNull(robots),
    canonicalUrl: textOrNull(canonicalUrl),
    hreflang: hreflang === null ? Prisma.DbNull : hreflang,
  };
}

async function writeEntry(tx: Transaction, page: SeoPage, language: Language, entry: SeoEntryInput) {
  const data = columns(entry);
  await tx.seoContent.upsert({
    where: { page_language: { page, language } },
    create: { page, language, ...data },
    update: { ...data, updated_at: new Date() },
  });
}

/** Writes the texts that the input names. In one order, so that two savers do not lock each other out. */
export async function writeSeoContent(tx: Transaction, input: SeoInput): Promise<void> {
  for (const page of seoPages) {
    for (const language of languages) {
      const entry = input[page]?.[language];
      if (entry) await writeEntry(tx, page, language, entry);
    }
  }
}

/** `PUT seo-content`. */
export function updateSeoContent(input: SeoInput): Promise<void> {
  return changeContent((tx) => writeSeoContent(tx, input));
}
