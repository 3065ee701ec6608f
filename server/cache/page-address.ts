import { fallbackLanguage, isLanguage, type Language } from "@/lib/i18n/languages";
import { isKind } from "@/lib/tours/kinds";

/** What the parameters of lists may be; every other parameter leaves the page as it is. */
const listParameters = ["search", "category", "page"] as const;

/** What search engines read besides pages; kept as pages are. */
const forCrawlers = /^\/(?:sitemap\.xml|sitemaps\/[\w-]+\.xml|robots\.txt)$/;

export interface PageAddress {
  language: Language;
  /** Path and known parameters in one order: the same page has the same one. */
  url: string;
  /** Search and filter results have no end, and a place of their own. */
  keep: boolean;
}

function takesListParameters(segments: string[]): boolean {
  return segments.length === 2 && (segments[1] === "blogs" || isKind(segments[1] ?? ""));
}

/** The page that a public address names, or null where the address is not a public page's. */
export function pageAddress(pathname: string, query: URLSearchParams): PageAddress | null {
  if (forCrawlers.test(pathname)) return { language: fallbackLanguage, url: pathname, keep: true };
  const segments = pathname.split("/").slice(1);
  const [language] = segments;
  if (!isLanguage(language) || segments.includes("")) return null;
  const known = new URLSearchParams();
  if (takesListParameters(segments)) {
    for (const name of listParameters) {
      const value = query.get(name);
      // An empty page is none; empty searches and categories are what an untouched form sends.
      if (value || (value === "" && name === "page")) known.set(name, value);
    }
  }
  const keep = !known.has("search") && !known.has("category");
  return { language, url: known.size > 0 ? `${pathname}?${known}` : pathname, keep };
}
