import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { contentSecurityPolicy } from "../http/security-headers";
import { inlineScriptHashes } from "./page-scripts";
import type { Rendered } from "./render";

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Content-Encoding of a document; undefined: none. */
export type Encoding = "br" | "gzip" | undefined;

/** A rendered document, ready to be sent. */
export interface Page {
  status: number;
  contentType: string;
  /** `Location` of a redirect. */
  location: string | undefined;
  /** Content-Security-Policy; empty for data. */
  policy: string;
  etag: string;
  br: Buffer;
  /** Made when the page is asked for again: most clients take brotli. */
  gzip?: Buffer;
  /** Headers that documents do not have. */
  headers?: Record<string, string>;
}

export interface CachedPage {
  page: Page;
  /** True for an older page in place of one that could not be rendered. */
  stale: boolean;
}

function compress(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

function etagOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

/** Headers of failed API responses that the client gets. */
const ofFailures = ["retry-after", "x-request-id", "allow"];

/** A page of which nothing has changed stays itself, compressed as well as it is by now. */
function unchanged(last: Page | undefined, etag: string, status: number, contentType: string): Page | null {
  const same = last?.etag === etag && last.status === status && last.contentType === contentType;
  return same ? last : null;
}

/** Compresses an API response as it came; `last` is the response that it renews. */
export async function createData(
  { status, contentType, headers, body }: Rendered,
  quality: number,
  last?: Page,
): Promise<Page> {
  const etag = etagOf(body);
  const same = unchanged(last, etag, status, contentType);
  if (same) return same;
  const told = ofFailures.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  return {
    status,
    contentType,
    location: undefined,
    policy: "",
    etag,
    br: await compress(body, quality),
    headers: { Vary: "Accept-Encoding, Authorization, Cookie", ...Object.fromEntries(told) },
  };
}

/** The Content-Security-Policy of a document, which lets the scripts run that Next and this server wrote into it. */
export function policyOf(html: string): string {
  return contentSecurityPolicy(inlineScriptHashes(html));
}

/** A document as it is sent, not yet compressed. */
export type Document = Pick<Rendered, "status" | "location" | "contentType"> & {
  body: Buffer | string;
  /** Its Content-Security-Policy, where it is known already. */
  policy?: string;
};

/** Compresses a document and makes its policy; `quality` is brotli's, 0 to 11, and `last` the page that it renews. */
export async function createPage(
  { status, location, contentType, body, policy }: Document,
  quality: number,
  last?: Page,
): Promise<Page> {
  const text = body.toString();
  const bytes = Buffer.from(text);
  const etag = etagOf(bytes);
  const same = unchanged(last, etag, status, contentType);
  if (same) return same;
  return {
    status,
    contentType,
    location,
    policy: policy ?? policyOf(text),
    etag,
    br: await compress(bytes, quality),
  };
}

/** Bytes that a cached page takes. */
export function pageSize(page: Page): number {
  return page.br.length + (page.gzip?.length ?? 0) + page.policy.length + 512;
}

/** Bytes of documents that are kept without compression. */
const maxPlain = 32 * 1024 * 1024;

/** Uncompressed documents. The document that was sent without compression the longest time ago is removed first. */
const plainBodies = new LRUCache<Page, Buffer>({
  maxSize: maxPlain,
  sizeCalculation: (body, page) => body.length + pageSize(page),
});
const decompressing = new WeakMap<Page, Promise<Buffer>>();

async function decompress(page: Page): Promise<Buffer> {
  const body = await unbrotli(page.br);
  plainBodies.set(page, body);
  return body;
}

/** The document as it was rendered, for clients that take no compression. Decompressed once, however many ask at a time. */
export function plainBody(page: Page): Promise<Buffer> {
  const kept = plainBodies.get(page);
  if (kept) return Promise.resolve(kept);
  const begun = decompressing.get(page);
  if (begun) return begun;
  const task = decompress(page).finally(() => decompressing.delete(page));
  decompressing.set(page, task);
  return task;
}

/** The body in an encoding, where memory has it; undefined where it has to be made first. */
export function bodyInMemory(page: Page, encoding: Encoding): Buffer | undefined {
  if (encoding === "br") return page.br;
  return encoding === "gzip" ? page.gzip : plainBodies.get(page);
}

/** For clients that take no brotli. */
export async function gzipBody(page: Page): Promise<Buffer> {
  return page.gzip ?? gzipped(await plainBody(page));
}

/** Longer documents, such as sitemaps, would take seconds. */
const longestToShrink = 1_000_000;

/** The page recompressed, a tenth smaller and with a gzip body; takes a thread a tenth of a second. */
export async function smallerPage(page: Page): Promise<Page> {
  const body = await unbrotli(page.br);
  const gzip = await gzipped(body, { level: 7 });
  return body.length > longestToShrink ? { ...page, gzip } : { ...page, gzip, br: await compress(body, 10) };
}
