import { isLanguage, type Language } from "./languages";

/** One slash at the start, single slashes within, none at the end: never an address of another host. */
function plain(pathname: string): string {
  const path = `/${pathname}`.replace(/[/\\]+/g, "/");
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

/**
 * Where a public path belongs: null when it is right as it stands, else the address and whether it
 * depends on the visitor (307) or holds for all (308): `/en/` → `/en`, `/RU/tours` → `/ru/tours`,
 * `/tours` → `/{language}/tours` (seo.md 1).
 */
export function publicRedirect(
  pathname: string,
  search: string,
  language: () => Language,
): { location: string; status: 307 | 308 } | null {
  const path = plain(pathname);
  const [, first = "", ...rest] = path.split("/");
  const lower = first.toLowerCase();
  if (isLanguage(lower)) {
    const location = ["", lower, ...rest].join("/");
    return location === pathname ? null : { location: location + search, status: 308 };
  }
  return { location: `/${language()}${path === "/" ? "" : path}${search}`, status: 307 };
}
