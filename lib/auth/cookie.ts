const names = { http: "next-auth.session-token", https: "__Secure-next-auth.session-token" } as const;

const tokenForm = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/;

export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith("https:") ? names.https : names.http;
}

/** Only the database knows whether such a cookie is a session. */
export function hasPlausibleSession(cookieOf: (name: string) => string | undefined): boolean {
  return Object.values(names).some((name) => tokenForm.test(cookieOf(name) ?? ""));
}

export function readCookie(header: string | null, name: string): string | undefined {
  const start = `${name}=`;
  return header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}
