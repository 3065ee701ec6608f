import type { IncomingMessage, ServerResponse } from "node:http";
import { type CachedPage, gzipBody, type Page, plainBody } from "./page";
import { acceptedEncoding, bodyHeaders, type Encoding, pageEtag, pageHeaders } from "./page-headers";

async function bodyOf(page: Page, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return page.br;
  return encoding === "gzip" ? gzipBody(page) : plainBody(page);
}

/** Sends a finished document in the encoding that the client takes; 304 where it has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, stale }: CachedPage,
  cacheControl?: string,
): Promise<void> {
  // Nobody is there to read it.
  if (request.socket.destroyed) return;
  const encoding = acceptedEncoding(String(request.headers["accept-encoding"] ?? ""));
  const headers = pageHeaders(page, encoding, cacheControl);
  if (stale) response.setHeader("X-Page", "stale");
  if (page.status === 200 && request.headers["if-none-match"]?.includes(pageEtag(page, encoding))) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = await bodyOf(page, encoding);
  response.writeHead(page.status, { ...headers, ...bodyHeaders(page, encoding, body) });
  response.end(request.method === "HEAD" ? undefined : body);
}
