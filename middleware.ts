import { type NextRequest, NextResponse } from "next/server";
import { hasPlausibleSession } from "@/lib/core/auth/cookie";
import { loginPath, requestedPathHeader } from "@/lib/core/auth/return-path";
import {
  countryHeader,
  detectLanguage,
  publicRedirect,
  readShownLanguages,
  shownLanguagesHeader,
} from "@/lib/core/i18n/language-redirect";
import { languageCookie } from "@/lib/core/i18n/languages";

/**
 * Redirects visitors without a session cookie to the login page. This protects nothing: every page of the
 * back office checks the session in the database.
 */
function guardBackOffice(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  // The server passes the address as it was requested. Next would change `?x` to `?x=`.
  const from = request.headers.get(requestedPathHeader) ?? pathname + search;
  const headers = new Headers(request.headers);
  headers.set(requestedPathHeader, from);
  const plausible = hasPlausibleSession((name) => request.cookies.get(name)?.value);
  const response = plausible
    ? NextResponse.next({ request: { headers } })
    : NextResponse.redirect(new URL(loginPath(from), request.nextUrl), 307);
  response.headers.set("X-Robots-Tag", "noindex");
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/**
 * Guards the back office and redirects a path without a language to its language. The matcher leaves
 * out paths with a language.
 */
export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  if (/^\/admin(?:\/|$)/.test(pathname)) return guardBackOffice(request);
  const language = () =>
    detectLanguage(
      request.cookies.get(languageCookie)?.value,
      request.headers.get(countryHeader),
      readShownLanguages(request.headers.get(shownLanguagesHeader)),
    );
  const redirect = publicRedirect(pathname, search, language);
  if (!redirect) return NextResponse.next();
  const response = NextResponse.redirect(new URL(redirect.location, request.nextUrl), redirect.status);
  if (redirect.status === 307) {
    response.headers.set("Cache-Control", "private, no-store");
    response.headers.set("Vary", "Cookie");
  }
  return response;
}

export const config = {
  matcher: [
    "/admin/:path*",
    // Matches all paths except those with a language, the back office, previews, the API, images, Next's own
    // files, well-known addresses and file names.
    "/((?!(?:id|en|ru)(?:/|$)|admin|login|preview/|api|mcp|storage|og/|_next|\\.well-known|.*\\.[^/]*$).*)",
  ],
};
