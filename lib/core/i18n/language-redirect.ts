import { countries, isLanguage, type Language, languages } from "./languages";
import { mainLanguage } from "./shown-languages";

/** Set by the server for requests without a language prefix; the visitor's own header of this name is dropped. */
export const countryHeader = "x-visitor-country";

/** Names the languages that visitors see, separated by commas. Set by the server, because the middleware does not know the settings. */
export const shownLanguagesHeader = "x-visitor-languages";

export function readShownLanguages(header: string | null): readonly Language[] {
  const named = header?.split(",").filter(isLanguage) ?? [];
  return named.length > 0 ? named : languages;
}

/** The saved choice, else the country's language, else English, of the languages that visitors see. */
export function detectLanguage(
  savedChoice: string | undefined,
  country: string | null,
  shown: readonly Language[] = languages,
): Language {
  if (isLanguage(savedChoice) && shown.includes(savedChoice)) return savedChoice;
  const code = country?.toUpperCase() ?? "";
  return shown.find((language) => countries[language].includes(code)) ?? mainLanguage(shown);
}

/** Characters that mean the same in a path, escaped or not. */
const plainInPaths = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

function spelt(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment)).replace(plainInPaths, decodeURIComponent);
  } catch {
    return segment;
  }
}

/** Writes each segment of a path in its one canonical spelling: `/en/%74ours%2f` is `/en/tours%2F`. */
export function speltPath(pathname: string): string {
  return pathname.split("/").map(spelt).join("/");
}

/** One slash at the start, single slashes within, none at the end. Never an address of another host. */
function plain(pathname: string): string {
  const path = `/${pathname}`.replace(/[/\\]+/g, "/");
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

/** The one spelling of a path: single slashes, none at the end, and each character escaped in one way. */
export function canonicalPath(pathname: string): string {
  return speltPath(plain(pathname));
}

/** Returns 307 if the address depends on the visitor, else 308; null if it is canonical. */
export function publicRedirect(
  pathname: string,
  search: string,
  language: () => Language,
): { location: string; status: 307 | 308 } | null {
  const path = canonicalPath(pathname);
  const [, first = "", ...rest] = path.split("/");
  const lower = first.toLowerCase();
  if (isLanguage(lower)) {
    const location = ["", lower, ...rest].join("/");
    return location === pathname ? null : { location: location + search, status: 308 };
  }
  return { location: `/${language()}${path === "/" ? "" : path}${search}`, status: 307 };
}
