/** next-auth's names of the cookie, behind http and https. */
const names = { http: "next-auth.session-token", https: "__Secure-next-auth.session-token" } as const;

/** An encrypted token in its compact form: five parts, of which the key's is empty. */
const tokenForm = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/;

export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith("https:") ? names.https : names.http;
}

/** Whether one of the cookies could be a session; only the database knows whether it is. */
export function hasPlausibleSession(cookieOf: (name: string) => string | undefined): boolean {
  return Object.values(names).some((name) => tokenForm.test(cookieOf(name) ?? ""));
}

/** The value of a cookie in a `Cookie` header. */
export function readCookie(header: string | null, name: string): string | undefined {
  const start = `${name}=`;
  return header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
