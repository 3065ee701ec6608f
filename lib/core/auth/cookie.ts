const plainName = "next-auth.session-token";

type CookieNames = readonly [current: string, ...earlier: string[]];

const http: CookieNames = [plainName];

/** No subdomain can set a cookie with the prefix `__Host-`. Sessions of earlier releases end with the prefix `__Secure-`. */
const https: CookieNames = [`__Host-${plainName}`, `__Secure-${plainName}`];

const tokenForm = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/;

export function sessionCookieNames(siteUrl: string): CookieNames {
  return siteUrl.startsWith("https:") ? https : http;
}

/** Only the database knows whether such a cookie is a session. */
export function hasPlausibleSession(cookieOf: (name: string) => string | undefined): boolean {
  return [...http, ...https].some((name) => tokenForm.test(cookieOf(name) ?? ""));
}

export function readCookie(header: string | null, name: string): string | undefined {
  const start = `${name}=`;
  return header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/** Reads the session cookie. An earlier name counts only without a cookie of the current name. */
export function readSessionCookie(header: string | null, siteUrl: string): string | undefined {
  const values = sessionCookieNames(siteUrl).map((name) => readCookie(header, name));
  return values.find((value) => value !== undefined);
}

export function removedSessionCookies(siteUrl: string, names: readonly string[]): string[] {
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  return names.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
}
