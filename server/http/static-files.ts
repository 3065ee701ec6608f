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

type Next = () => void;
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Serves `public/` and the build's own files, compressed beforehand; calls `next` for everything else. */
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
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { range } = request.headers;
    if (range !== undefined && !hasPlainRange(range)) delete request.headers.range;
    const pass = () => {
      if (range !== undefined) request.headers.range = range;
      next();
    };
    if (!url.startsWith(`${prefix}/`)) return files(request, response, pass);
    request.url = url.slice(prefix.length);
    built(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
      response.end("There is no such file.\n");
    });
  };
}
