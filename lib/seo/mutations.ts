import "server-only";
import { Prisma } from "../../prisma/client/client";
import type { Transaction } from "../core/content/change-content";
import { textOrNull } from "../core/content/fields";
import { type SeoPage, seoFields, seoPages } from "./fields";
import { type PageTexts, pageTextsSchema, type SeoInput, unwrittenTexts } from "./schema";

type PageInput = NonNullable<SeoInput[SeoPage]>;
type StoredTexts = Record<string, Prisma.JsonObject>;

const names = Object.keys(seoFields);
const columns = Prisma.raw(names.map((name) => `"${name}"`).join(", "));

function merged(stored: StoredTexts, input: PageInput): Record<string, Prisma.InputJsonObject> {
  const texts = names.map((name) => {
    const values: Record<string, unknown> = { ...stored[name] };
    for (const [language, entry] of Object.entries(input)) {
      const given = Object.entries(entry).find(([key]) => key === name)?.[1];
      if (given !== undefined) values[language] = typeof given === "string" ? textOrNull(given) : given;
    }
    return [name, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))];
  });
  return Object.fromEntries(texts);
}

async function writePage(tx: Transaction, page: SeoPage, input: PageInput): Promise<void> {
  await tx.$executeRaw`INSERT INTO seo_content (page) VALUES (${page}) ON CONFLICT DO NOTHING`;
  const [stored = {}] = await tx.$queryRaw<StoredTexts[]>`
    SELECT ${columns} FROM seo_content WHERE page = ${page} FOR UPDATE`;
  await tx.seoContent.update({
    where: { page },
    data: { ...merged(stored, input), updated_at: new Date() },
  });
}

/** Writes the texts in a fixed order, so that two concurrent saves cannot deadlock. */
export async function writeSeoContent(tx: Transaction, input: SeoInput): Promise<void> {
  for (const page of seoPages) {
    const texts = input[page];
    if (texts) await writePage(tx, page, texts);
  }
}

/** The texts of one page; `updated_at` is null if staff never wrote any. */
export interface StoredPage {
  page: SeoPage;
  texts: PageTexts;
  updated_at: Date | null;
}

export async function getPageTexts(tx: Transaction, page: SeoPage): Promise<StoredPage> {
  const row = await tx.seoContent.findUnique({ where: { page } });
  return { page, texts: pageTextsSchema.parse(row ?? unwrittenTexts), updated_at: row?.updated_at ?? null };
}
