import { type NextRequest, NextResponse } from "next/server";
import { countryHeader, detectLanguage, languageCookie } from "@/lib/i18n/detect";
import { publicRedirect } from "@/lib/i18n/redirect";

/** Gives a path without a language its language (decisions.md 2). Prefixed paths never come here. */
export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const language = () =>
    detectLanguage(request.cookies.get(languageCookie)?.value, request.headers.get(countryHeader));
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
  // All but right prefixes, the back office, the API, stored images, Next's own and files.
  matcher: ["/((?!(?:id|en|ru)(?:/|$)|admin|login|api|storage|_next|.*\\.[^/]*$).*)"],
};
