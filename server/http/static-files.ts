import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/** Names that change with their content may be kept for ever. */
const immutable = "public, max-age=31536000, immutable";
const oneDay = "public, max-age=86400";

/** The one form of range that sirv reads rightly: over any other it breaks off without an answer. */
function hasPlainRange(range: string): boolean {
  const [, from = "", to = ""] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return from !== "" && (to === "" || (Number(to) > 0 && Number(from) <= Number(to)));
}

/**
 * Whether an address is one of Next's own, however it is spelt. Of these the site needs the build's files
 * alone: the rest (pictures made on demand, data of pages, what development uses) would be work for strangers.
 */
export function isOfNext(url: string): boolean {
  const [path = ""] = url.split(/[?#]/, 1);
  const decoded = path.replace(/%([0-7][0-9a-f])/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return /^[/\\]*_next(?:[/\\;]|$)/i.test(decoded);
}

function refuseMissing(response: ServerResponse): void {
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
    // sirv listens to no error of a file that is gone since it looked (a new build) or cannot be opened.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    const { range } = request.headers;
    if (range !== undefined && !hasPlainRange(range)) delete request.headers.range;
    const pass = () => {
      if (range !== undefined) request.headers.range = range;
      next();
    };
    if (!url.startsWith(`${prefix}/`)) return files(request, response, pass);
    request.url = url.slice(prefix.length);
    built(request, response, () => refuseMissing(response));
  };
}
