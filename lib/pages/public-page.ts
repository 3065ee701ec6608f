import { byLanguage, fallbackLanguage, type Language, languages } from "../i18n/languages";

type PathByLanguage = Record<Language, string>;

/** A page of the public site in its languages: what its heads, the sitemap and the language switch read. */
export interface PublicPage {
  /** This very page in each language: where the language switch leads. */
  paths: PathByLanguage;
  /** What search engines should know it by: its own address, or that of the page that stands for it. */
  canonicals: PathByLanguage;
  /** Languages in which search engines list it; the links between them are the hreflang set. */
  indexed: readonly Language[];
  /** Languages in which search engines are asked to leave it out. */
  hidden: readonly Language[];
}

/** A page that stands in all languages for itself. */
export function wholePage(pathOf: (language: Language) => string): PublicPage {
  const paths = byLanguage(pathOf);
  return { paths, canonicals: paths, indexed: languages, hidden: [] };
}

/**
 * The page of a record that has texts in some languages: in the others it shows the English ones, so the
 * English page stands for it.
 */
export function translatedPage(
  texts: Partial<Record<Language, string | null>>,
  pathOf: (language: Language) => string,
): PublicPage {
  const paths = byLanguage(pathOf);
  const indexed = languages.filter((language) => language === fallbackLanguage || texts[language]);
  const canonicals = byLanguage((each) => paths[indexed.includes(each) ? each : fallbackLanguage]);
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
  if (indexed.includes(fallbackLanguage)) links.push(["x-default", canonicals[fallbackLanguage]]);
  return Object.fromEntries(links);
}

/** A page with what the sitemap says of it besides its addresses. */
export interface ListedPage {
  page: PublicPage;
  /** The last time that what it shows was changed; null where nobody knows. */
  changed: Date | null;
  /** Paths of its pictures. */
  images: string[];
}
