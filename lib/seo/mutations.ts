import "server-only";
import { Prisma } from "../../prisma/client/client";
import { changeContent, type Transaction } from "../content/change-content";
import { textOrNull } from "../content/fields";
import { type Language, languages } from "../i18n/languages";
import { seoPages } from "./fields";
import type { SeoEntryInput, SeoInput, SeoPage } from "./schema";

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

/** Writes the texts that the input names, always in the same order: two concurrent saves cannot deadlock. */
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
