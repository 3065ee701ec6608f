import { byLanguage, type Language, languages } from "../i18n/languages";
import { mainLanguage, shownLanguages } from "../i18n/shown-languages";

export const markdownEnding = ".md";

export function markdownPath(path: string): string {
  const [page = ""] = path.split("?");
  return page + markdownEnding;
}

type PathByLanguage = Record<Language, string>;

/** The addresses of a page in the languages that visitors see, which the language switch offers. */
export type ShownPaths = Partial<PathByLanguage>;

export function shownPaths(paths: PathByLanguage): ShownPaths {
  return Object.fromEntries(shownLanguages().map((language) => [language, paths[language]]));
}

export interface PublicPage {
  paths: PathByLanguage;
  /** The addresses under which search engines list the page: its own, or those of the page that stands for it. */
  canonicals: PathByLanguage;
  /** Languages in which search engines list it; the links between them are the hreflang set. */
  indexed: readonly Language[];
  /** Languages in which search engines are asked to leave it out. */
  hidden: readonly Language[];
}

export function wholePage(pathOf: (language: Language) => string): PublicPage {
  const paths = byLanguage(pathOf);
  return { paths, canonicals: paths, indexed: shownLanguages(), hidden: [] };
}

/**
 * A language without texts shows the English text, so the English page is its canonical page. Where English is switched
 * off, the page of the main language takes its place.
 */
export function translatedPage(
  texts: Partial<Record<Language, string | null>>,
  pathOf: (language: Language) => string,
): PublicPage {
  const paths = byLanguage(pathOf);
  const main = mainLanguage();
  const indexed = shownLanguages().filter((language) => language === main || texts[language]);
  const canonicals = byLanguage((each) => paths[indexed.includes(each) ? each : main]);
  return { paths, canonicals, indexed, hidden: [] };
}

/** The same page, which search engines are asked to leave out, in every language or in some. */
export function hideIn(page: PublicPage, hidden: readonly Language[] = languages): PublicPage {
  return {
    ...page,
    indexed: page.indexed.filter((language) => !hidden.includes(language)),
    hidden: languages.filter((language) => page.hidden.includes(language) || hidden.includes(language)),
  };
}

/** The page's address by language code for a head's `hreflang` links: the same on all its versions, or none. */
export function languageLinks(
  { canonicals, indexed }: PublicPage,
  language: Language,
): Record<string, string> {
  if (!indexed.includes(language)) return {};
  const links = indexed.map((each) => [each, canonicals[each]]);
  const main = mainLanguage();
  if (indexed.includes(main)) links.push(["x-default", canonicals[main]]);
  return Object.fromEntries(links);
}

export interface ListedPage {
  page: PublicPage;
  changed: Date | null;
  images: string[];
}
