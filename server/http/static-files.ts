import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import send from "send";
import sirv from "sirv";
import { dayMs } from "@/lib/core/durations";
import { canonicalPath } from "@/lib/core/i18n/language-redirect";
import { documentFile, isStoredName } from "@/lib/core/storage/stored-names";

/** For names that change with their content. */
const immutable = "public, max-age=31536000, immutable";
const oneDay = "public, max-age=86400";

/** The one form of range that sirv handles; any other makes it break off without a response. */
function hasPlainRange(range: string): boolean {
  const [, from = "", to = ""] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return from !== "" && (to === "" || (Number(to) > 0 && Number(from) <= Number(to)));
}

/**
 * Whether an address is below `/_next`, however it is spelt. The site needs only the build's files there; the
 * rest (image optimizer, page data, development) would let strangers cause work.
 */
export function isOfNext(url: string): boolean {
  const [path = ""] = url.split(/[?#]/, 1);
  const decoded = path.replace(/%([0-7][0-9a-f])/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return /^[/\\]*_next(?:[/\\;]|$)/i.test(decoded);
}

/** Whether a path has the one spelling that is answered. sirv would also find `/%72obots.txt` and `/favicon.svg/`. */
function isCanonical(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return canonicalPath(path) === path;
}

export function refuseMissing(response: ServerResponse): void {
  response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end("There is no such file.\n");
}

type Next = () => void;
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/**
 * Serves `public/` and the build's own files, compressed beforehand; 404 for all other addresses of Next's.
 * Calls `next` for everything else.
 */
export function staticFiles(dir: string, distDir: string): FileHandler {
  const built = sirv(join(dir, distDir, "static"), {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    setHeaders: (response) => response.setHeader("Cache-Control", immutable),
  });
  const files = sirv(join(dir, "public"), {
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader("Cache-Control", path.startsWith("/fonts/") ? immutable : oneDay),
  });
  const prefix = "/_next/static";
  return (request, response, next) => {
    const { url = "" } = request;
    const reads = request.method === "GET" || request.method === "HEAD";
    if (isOfNext(url) && !(reads && url.startsWith(`${prefix}/`))) return refuseMissing(response);
    if (!reads) return next();
    // sirv has no error listener for a file that disappeared (a new build) or cannot be opened.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    const { range } = request.headers;
    if (range !== undefined && !hasPlainRange(range)) delete request.headers.range;
    const pass = () => {
      if (range !== undefined) request.headers.range = range;
      next();
    };
    if (!url.startsWith(`${prefix}/`)) return isCanonical(url) ? files(request, response, pass) : pass();
    request.url = url.slice(prefix.length);
    built(request, response, () => refuseMissing(response));
  };
}

/**
 * Serves `public/` as it is now, and leaves all addresses of Next's to `next`: in development Next compiles scripts and styles
 * when they are asked for, and answers the requests of its list of errors.
 */
export function developmentFiles(
  dir: string,
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): FileHandler {
  const files = sirv(join(dir, "public"), { dev: true });
  return (request, response, next) => {
    const { method, url = "" } = request;
    if (isOfNext(url) || url.startsWith("/__nextjs_"))
      return void handler(request, response).catch(() => response.destroy());
    if ((method !== "GET" && method !== "HEAD") || !isCanonical(url)) return next();
    files(request, response, next);
  };
}

const year = 365 * dayMs;

interface FileError {
  status?: number;
  headers?: Record<string, string>;
}

/** The file of the store at an address; null for any other address, and for one with a query. */
function storedFileOf(url: string): string | null {
  const [, folder, name = ""] = /^\/(storage|documents)\/(.*)$/.exec(url) ?? [];
  if (folder === "documents") return documentFile(name);
  return isStoredName(name) ? name : null;
}

/**
 * Sends stored pictures and documents from the folder `root`, ten times as fast as the route does. Missing files and
 * requests for a width go on to the route.
 */
export function storedFiles(root: string): FileHandler {
  return (request, response, next) => {
    const { method, url = "" } = request;
    const name = method === "GET" || method === "HEAD" ? storedFileOf(url) : null;
    if (name === null) return next();
    send(request, name, { root, index: false, immutable: true, maxAge: year })
      .on("error", ({ status = 500, headers = {} }: FileError) => {
        if (status === 404) return next();
        if (response.headersSent) return response.destroy();
        response.writeHead(status, headers).end();
      })
      .pipe(response);
  };
}
