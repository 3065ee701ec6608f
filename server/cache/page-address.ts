import { readBlogListState } from "@/lib/blogs/list-state";
import { fallbackLanguage, isLanguage, type Language } from "@/lib/i18n/languages";
import { blogsPath, toursPath } from "@/lib/i18n/paths";
import { speltPath } from "@/lib/i18n/redirect";
import { isKind } from "@/lib/tours/kinds";
import { readListState } from "@/lib/tours/list-state";

/** What search engines read besides pages; kept as pages are. */
const forCrawlers = /^\/(?:sitemap\.xml|sitemaps\/[\w-]+\.xml|robots\.txt)$/;

export interface PageAddress {
  language: Language;
  /** Path and what counts of the query, in one form: the same page has the same one. */
  url: string;
  /** Search and filter results have no end, and a place of their own. */
  keep: boolean;
}

/** The parameters of a list; of several values the first one counts, as in the page. */
function listParameters(query: URLSearchParams) {
  const { search, category, page } = Object.fromEntries([...query].reverse());
  return { search, category, page };
}

/** Where the parameters are none of the list's: what the page says to that is never kept. */
function refusedList(pathname: string, parameters: Record<string, string | undefined>): string {
  const known = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) known.set(name, value);
  return `${pathname}?${known}`;
}

/** The address of a list as its own links have it. */
function listAddress(
  language: Language,
  list: string,
  query: URLSearchParams,
): Pick<PageAddress, "url" | "keep"> {
  const parameters = listParameters(query);
  const state = isKind(list) ? readListState(parameters) : readBlogListState(parameters);
  // The page itself leads from `?page=1` to the bare address.
  if (!state || state.firstPage) return { url: refusedList(`/${language}/${list}`, parameters), keep: false };
  return {
    url: isKind(list) ? toursPath(language, list, state) : blogsPath(language, state),
    keep: state.search === "" && state.category === "",
  };
}

/**
 * The page that a public address names, or null where the address is not a public page's, or not spelt as the one
 * that is kept.
 */
export function pageAddress(pathname: string, query: URLSearchParams): PageAddress | null {
  if (forCrawlers.test(pathname)) return { language: fallbackLanguage, url: pathname, keep: true };
  const segments = pathname.split("/").slice(1);
  const [language, list = ""] = segments;
  if (!isLanguage(language) || segments.includes("") || speltPath(pathname) !== pathname) return null;
  const isList = segments.length === 2 && (list === "blogs" || isKind(list));
  return { language, ...(isList ? listAddress(language, list, query) : { url: pathname, keep: true }) };
}
