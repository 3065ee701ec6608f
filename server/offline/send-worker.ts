import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { env } from "@/lib/env";
import { languages } from "@/lib/i18n/languages";
import { contentSecurityPolicy } from "../http/security-headers";
import { acceptedEncoding } from "../page-cache/send-page";

/** The script is at the top level, so that the service worker may store every public page. */
export const workerPath = "/sw.js";

/**
 * Removes comments, and spaces and trailing commas that only readers need. Strings are not recognised: a
 * space next to an operator in a string is removed as well.
 */
export function withoutSpace(code: string): string {
  return code
    .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{}(),;:=<>?|&]+) ?/g, "$1")
    .replace(/,(?=[)}\]])/g, "")
    .trim();
}

export const keepingWorker = withoutSpace(
  readFileSync(new URL("./service-worker.js", import.meta.url), "utf8"),
).replaceAll("LANGUAGES", languages.join("|"));

/** A service worker that deletes the stored pages and unregisters itself. */
export const clearingWorker = withoutSpace(`
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) =>
    event.waitUntil(
      caches
        .keys()
        .then((names) => Promise.all(names.map((name) => caches.delete(name))))
        .then(() => registration.unregister()),
    ),
  );
`);

function prepare(code: string) {
  const body = Buffer.from(code);
  return { br: brotliCompressSync(body), gzip: gzipSync(body), plain: body };
}

let bodies: ReturnType<typeof prepare> | undefined;

/** Browsers request the script with each visit, so a changed setting takes effect with the next one. */
export function sendWorker({ method, headers }: IncomingMessage, response: ServerResponse): void {
  bodies ??= prepare(env().OFFLINE ? keepingWorker : clearingWorker);
  const encoding = acceptedEncoding(String(headers["accept-encoding"] ?? ""));
  const body = bodies[encoding ?? "plain"];
  response.writeHead(200, {
    "Content-Type": "text/javascript; charset=utf-8",
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Length": body.length,
    "Cache-Control": "no-cache",
    "Content-Security-Policy": contentSecurityPolicy([]),
    Vary: "Accept-Encoding",
  });
  response.end(method === "HEAD" ? undefined : body);
}
