import { fallbackLanguage, isLanguage, type Language } from "../core/i18n/languages";
import { slugId } from "../core/pages/slug";
import { isKind, kindPaths } from "../tours/kinds";

export interface CountedPage {
  language: Language;
  key: string;
}

/** Pages without a record that are counted one by one; all others are counted together. */
const named = [...kindPaths, "blogs", "search", "plan"] as const;

const uncounted = /^\/[^/]+\/(?:not-found|unavailable|offline)(?:\/|$)|\.[a-z]+$/;

/** The key of a public path: `tour/12`, `blog/3`, `home`, a list; null if it is not counted. */
export function countedPage(path: string): CountedPage | null {
  const [, language, list, slug, ...rest] = path.split("/");
  if (!isLanguage(language) || uncounted.test(path) || rest.length > 0) return null;
  if (!list) return { language, key: "home" };
  if (slug === undefined) return { language, key: named.find((each) => each === list) ?? "other" };
  const id = slugId(slug);
  if (id === null) return null;
  if (isKind(list)) return { language, key: `tour/${id}` };
  return list === "blogs" ? { language, key: `blog/${id}` } : null;
}

export const searchScopes = [...kindPaths, "blogs", "search"] as const;

export type SearchScope = (typeof searchScopes)[number];

const longest = 60;

/** From this many digits on, a text may be a phone number. */
const phoneFigures = 6;

/** Returns null for an empty text, and for a possible email address or phone number: stored searches must not identify people. */
export function searchWords(typed: string): string | null {
  // Control characters become spaces too: a NUL cannot be stored and would block all sums.
  const words = typed
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const figures = words.match(/\p{Nd}/gu)?.length ?? 0;
  if (words === "" || /[@＠]/.test(words) || figures >= phoneFigures) return null;
  return [...words].slice(0, longest).join("").trim();
}

export interface CountedSearch {
  language: Language;
  scope: SearchScope;
  words: string;
}

export function countedSearch(url: string): CountedSearch | null {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const [, language = fallbackLanguage, list] = pathname.split("/");
  const scope = searchScopes.find((each) => each === list);
  if (!scope || !isLanguage(language) || searchParams.has("page")) return null;
  const words = searchWords(searchParams.get("search") ?? "");
  return words === null ? null : { language, scope, words };
}

export function searchKey({ scope, words }: Pick<CountedSearch, "scope" | "words">): string {
  return `${scope} ${words}`;
}

export function readSearchKey(key: string): { scope: SearchScope; words: string } | null {
  const at = key.indexOf(" ");
  const scope = searchScopes.find((each) => each === key.slice(0, at));
  return scope ? { scope, words: key.slice(at + 1) } : null;
}

export const requestChannels = ["whatsapp", "telegram"] as const;

export type RequestChannel = (typeof requestChannels)[number];

export const unknownCountry = "ZZ";
