import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding } from "../cache/page-headers";
import type { Rendered } from "../cache/render";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const brotliQuality = 4;
/** Bytes below which packing saves nothing. */
const least = 1_024;
const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/;

/** What Node or the compression says itself. */
const own = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "date"];

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return gzipped(body);
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/**
 * Sends what was rendered for this one visitor, packed where that pays.
 *
 * @param names the headers of Next's response that the client gets; all where none are named
 * @param secret the body holds a secret beside what the visitor chose: its packed length would tell of it
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
  // A response without a body says no length (RFC 9110, 8.6).
  if (status !== 204 && status !== 304) response.setHeader("Content-Length", sent.length);
  response.end(sent);
}
