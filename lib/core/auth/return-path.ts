const home = "/admin";

/** The header in which the middleware gives pages the requested address. */
export const requestedPathHeader = "x-requested-path";

const base = "http://site.invalid";

/**
 * Returns `from` if it is below `/admin`, else `/admin`. Resolves as browsers do, so that `//evil` cannot leave the
 * site.
 */
export function returnPath(from: unknown): string {
  if (typeof from !== "string" || !/^\/admin(?:[/?#]|$)/.test(from) || !URL.canParse(from, base)) return home;
  const { origin, pathname, search, hash } = new URL(from, base);
  const inside = origin === base && /^\/admin(?:\/|$)/.test(pathname) && !/\/\/|%2f|%5c/i.test(pathname);
  return inside ? pathname + search + hash : home;
}

export function loginPath(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`;
}
