import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { speculationRulesHeader } from "../http/speculation-rules";
import { type CachedPage, type Encoding, gzipBody, type Page, plainBody } from "./page";
import type { Rendered } from "./render";

export function acceptedEncoding(acceptEncoding = ""): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(acceptEncoding) ? "gzip" : undefined;
}

/** Browsers ask at each use, so that a save is seen at once. */
const publicPage = "public, no-cache";

function pageEtag(page: Page, encoding: Encoding): string {
  return `"${page.etag}${encoding ? `-${encoding}` : ""}"`;
}

function isDocument({ status, contentType }: Page): boolean {
  return status === 200 && contentType.startsWith("text/html");
}

export function pageHeaders(
  page: Page,
  encoding: Encoding,
  cacheControl = publicPage,
): Record<string, string> {
  const isPublic = cacheControl === publicPage;
  return {
    "Cache-Control": page.status < 400 ? cacheControl : "no-store",
    // Only pages of the back office have data of the client router at their address.
    Vary: isPublic ? "Accept-Encoding" : "Accept-Encoding, RSC",
    ...(isPublic && isDocument(page) && { "Speculation-Rules": speculationRulesHeader }),
    ...(page.policy && { "Content-Security-Policy": page.policy }),
    ...(page.location && { Location: page.location }),
    ...((page.status >= 500 || page.status === 429) && { "Retry-After": "10" }),
    ...page.headers,
    ...(page.status === 200 && { ETag: pageEtag(page, encoding) }),
  };
}

export function bodyHeaders(page: Page, encoding: Encoding, body: Buffer): Record<string, string> {
  return {
    "Content-Type": page.contentType,
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Length": String(body.length),
  };
}

async function bodyOf(page: Page, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return page.br;
  return encoding === "gzip" ? gzipBody(page) : plainBody(page);
}

export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, stale }: CachedPage,
  cacheControl?: string,
): Promise<void> {
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

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const brotliQuality = 4;
const least = 1_024;
const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/;

const own = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "date"];

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return gzipped(body);
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/**
 * Sends a page that was rendered for one visitor, with all headers of Next or only those of `names`. A body with a secret
 * (`secret`) is not compressed, because its length would tell the secret.
 */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, contentType, body }: Rendered,
  { names, secret = false }: { names?: readonly string[]; secret?: boolean } = {},
): Promise<void> {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || own.includes(name) || (names && !names.includes(name))) continue;
    response.setHeader(name, value);
  }
  const packs = !secret && compressible.test(contentType) && !headers["content-encoding"];
  if (packs) response.setHeader("Vary", [headers.vary, "Accept-Encoding"].flat().filter(Boolean).join(", "));
  const accepted = acceptedEncoding(String(request.headers["accept-encoding"] ?? ""));
  const encoding = packs && body.length >= least ? accepted : undefined;
  const sent = encoding ? await compress(body, encoding) : body;
  if (encoding) response.setHeader("Content-Encoding", encoding);
  else if (headers["content-encoding"]) response.setHeader("Content-Encoding", headers["content-encoding"]);
  if (request.method === "HEAD") {
    const length = headers["content-length"];
    if (length !== undefined && !packs) response.setHeader("Content-Length", length);
    response.end();
    return;
  }
  // A response without a body has no length (RFC 9110, 8.6).
  if (status !== 204 && status !== 304) response.setHeader("Content-Length", sent.length);
  response.end(sent);
}
