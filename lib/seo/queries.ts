import "server-only";
import { cachedByVersion } from "../content/content-version";
import { db } from "../db";
import { fallbackLanguage, type Language, languages } from "../i18n/languages";
import { leavesOut, seoPages } from "./fields";
import { type SeoContent, type SeoEntry, type SeoPage, seoContentSchema } from "./schema";

const empty: SeoEntry = {
  title: "",
  description: "",
  author: null,
  robots: null,
  canonicalUrl: null,
  hreflang: null,
};

/** The texts of all pages in all languages; a missing row reads as empty texts. */
export async function getSeoContent(): Promise<SeoContent> {
  const rows = await db().seoContent.findMany();
  const entry = (page: SeoPage, language: Language) =>
    rows.find((row) => row.page === page && row.language === language) ?? empty;
  return seoContentSchema.parse(
    Object.fromEntries(
      seoPages.map((page) => [
        page,
        Object.fromEntries(languages.map((language) => [language, entry(page, language)])),
      ]),
    ),
  );
}

const cachedContent = cachedByVersion(getSeoContent);

/** The texts of one page in one language; `hidden` are the languages in which staff set it to noindex. */
interface PageSeo extends SeoEntry {
  hidden: Language[];
}

/**
 * One page's texts in one language; title, description and author fall back to English, then to "".
 */
export async function getPageSeo(page: SeoPage, language: Language): Promise<PageSeo> {
  const content = (await cachedContent())[page];
  const own = content[language];
  const english = content[fallbackLanguage];
  return {
    ...own,
    title: own.title || english.title,
    description: own.description || english.description,
    author: own.author || english.author,
    hidden: languages.filter((each) => leavesOut(content[each].robots)),
  };
}
