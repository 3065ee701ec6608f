import type { IncomingMessage, ServerResponse } from "node:http";
import { type CachedPage, gzipBody, type Page, plainBody } from "./page";

type Encoding = "br" | "gzip" | undefined;

function acceptedEncoding(request: IncomingMessage): Encoding {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted) ? "gzip" : undefined;
}

async function bodyOf(page: Page, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return page.br;
  return encoding === "gzip" ? gzipBody(page) : plainBody(page);
}

/** Asked anew each time, so that a save is seen at once; a shared cache may keep it and ask. */
const publicPage = "public, no-cache";

/** Sends a finished document in the encoding that the client takes; 304 where it has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, stale }: CachedPage,
  cacheControl = publicPage,
): Promise<void> {
  const encoding = acceptedEncoding(request);
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ""}"`;
  response.setHeader("Cache-Control", page.status < 400 ? cacheControl : "no-store");
  response.setHeader("Vary", "Accept-Encoding, RSC");
  response.setHeader("Content-Security-Policy", page.policy);
  if (stale) response.setHeader("X-Page", "stale");
  if (page.location) response.setHeader("Location", page.location);
  if (page.status >= 500) response.setHeader("Retry-After", "10");
  if (page.status === 200) {
    response.setHeader("ETag", etag);
    if (request.headers["if-none-match"]?.includes(etag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  const body = await bodyOf(page, encoding);
  response.statusCode = page.status;
  response.setHeader("Content-Type", page.contentType);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}
