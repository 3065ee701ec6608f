const home = "/admin";

/** The middleware tells the pages under this name which address was asked for. */
export const requestedPathHeader = "x-requested-path";

const base = "http://site.invalid";

/**
 * Where a login leads: `from` when it is a path of this site under `/admin`, else `/admin`
 * . Judged as a browser reads it, so that `//evil`, `/\evil`, dots and control
 * characters lead nowhere else.
 */
export function returnPath(from: unknown): string {
  if (typeof from !== "string" || !/^\/admin(?:[/?#]|$)/.test(from) || !URL.canParse(from, base)) return home;
  const { origin, pathname, search, hash } = new URL(from, base);
  const inside = origin === base && /^\/admin(?:\/|$)/.test(pathname) && !/\/\/|%2f|%5c/i.test(pathname);
  return inside ? pathname + search + hash : home;
}

/** The login page that leads back to `from`: `/login?from=%2Fadmin%2Fx%3Fy`. */
export function loginPath(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`;
}
