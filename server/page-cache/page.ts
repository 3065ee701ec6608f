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

export type Encoding = "br" | "gzip" | undefined;

export interface Page {
  status: number;
  contentType: string;
  location: string | undefined;
  policy: string;
  etag: string;
  br: Buffer;
  /** Made at a further request, because most clients take brotli. */
  gzip?: Buffer;
  headers?: Record<string, string>;
}

export interface CachedPage {
  page: Page;
  /** The page could not be rendered, and an older one stands in. */
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

const ofFailures = ["retry-after", "x-request-id", "allow"];

/** Keeps the compressed bodies of a page that has not changed. */
function unchanged(last: Page | undefined, etag: string, status: number, contentType: string): Page | null {
  const same = last?.etag === etag && last.status === status && last.contentType === contentType;
  return same ? last : null;
}

/** `last` is the response that this one renews. */
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

export function policyOf(html: string): string {
  return contentSecurityPolicy(inlineScriptHashes(html));
}

export type Document = Pick<Rendered, "status" | "location" | "contentType"> & {
  body: Buffer | string;
  policy?: string;
};

/** `quality` is brotli's, 0 to 11. `last` is the page that this one renews. */
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

export function pageSize(page: Page): number {
  return page.br.length + (page.gzip?.length ?? 0) + page.policy.length + 512;
}

const maxPlain = 32 * 1024 * 1024;

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

/** Returns the uncompressed document. Concurrent requests share one decompression. */
export function plainBody(page: Page): Promise<Buffer> {
  const kept = plainBodies.get(page);
  if (kept) return Promise.resolve(kept);
  const begun = decompressing.get(page);
  if (begun) return begun;
  const task = decompress(page).finally(() => decompressing.delete(page));
  decompressing.set(page, task);
  return task;
}

export function bodyInMemory(page: Page, encoding: Encoding): Buffer | undefined {
  if (encoding === "br") return page.br;
  return encoding === "gzip" ? page.gzip : plainBodies.get(page);
}

export async function gzipBody(page: Page): Promise<Buffer> {
  return page.gzip ?? gzipped(await plainBody(page));
}

const longestToShrink = 1_000_000;

/** Takes a tenth of a second on a thread. The result is a tenth smaller and has a gzip body. */
export async function smallerPage(page: Page): Promise<Page> {
  const body = await unbrotli(page.br);
  const gzip = await gzipped(body, { level: 7 });
  return body.length > longestToShrink ? { ...page, gzip } : { ...page, gzip, br: await compress(body, 10) };
}
