import "server-only";
import { cache } from "react";
import { cachedContent } from "../core/content/cached-content";
import { db } from "../core/db";
import { fallbackLanguage, type Language, languages } from "../core/i18n/languages";
import { leavesOut, type SeoPage, seoPages } from "./fields";
import { entryOf, pageTextsSchema, type SeoContent, type SeoEntry, unwrittenTexts } from "./schema";

export async function getSeoContent(): Promise<SeoContent> {
  const rows = new Map((await db("seo:*").seoContent.findMany()).map((row) => [row.page, row]));
  const texts = seoPages.map((page) => [page, pageTextsSchema.parse(rows.get(page) ?? unwrittenTexts)]);
  return Object.fromEntries(texts) as SeoContent;
}

const cachedSeoContent = cachedContent(getSeoContent);

/** `hidden` lists the languages in which staff set the page to noindex. */
interface PageSeo extends SeoEntry {
  hidden: Language[];
}

/** Title, description and author fall back to English, then to an empty text. Read once per request. */
export const getPageSeo = cache(async (page: SeoPage, language: Language): Promise<PageSeo> => {
  const texts = (await cachedSeoContent(`seo:${page}`))[page];
  const own = entryOf(texts, language);
  const english = entryOf(texts, fallbackLanguage);
  return {
    ...own,
    title: own.title || english.title,
    description: own.description || english.description,
    author: own.author || english.author,
    hidden: languages.filter((each) => leavesOut(texts.robots[each])),
  };
});
