import type { Page } from "./page";

/** How a document is packed; undefined: not at all. */
export type Encoding = "br" | "gzip" | undefined;

/** What a client takes, the smallest first. */
export function acceptedEncoding(acceptEncoding = ""): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(acceptEncoding) ? "gzip" : undefined;
}

/** Asked anew each time, so that a save is seen at once; a shared cache may keep it and ask. */
export const publicPage = "public, no-cache";

export function pageEtag(page: Page, encoding: Encoding): string {
  return `"${page.etag}${encoding ? `-${encoding}` : ""}"`;
}

/** What is said of a page, whether its body is sent or not. */
export function pageHeaders(
  page: Page,
  encoding: Encoding,
  cacheControl = publicPage,
): Record<string, string> {
  return {
    "Cache-Control": page.status < 400 ? cacheControl : "no-store",
    Vary: "Accept-Encoding, RSC",
    ...(page.policy && { "Content-Security-Policy": page.policy }),
    ...(page.location && { Location: page.location }),
    ...((page.status >= 500 || page.status === 429) && { "Retry-After": "10" }),
    ...page.headers,
    ...(page.status === 200 && { ETag: pageEtag(page, encoding) }),
  };
}

/** What is said of its body. */
export function bodyHeaders(page: Page, encoding: Encoding, body: Buffer): Record<string, string> {
  return {
    "Content-Type": page.contentType,
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Length": String(body.length),
  };
}
