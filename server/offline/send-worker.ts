import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { env } from "@/lib/env";
import { languages } from "@/lib/i18n/languages";
import { contentSecurityPolicy } from "../http/security-headers";
import { acceptedEncoding } from "../page-cache/send-page";

/** At the top, so that the worker may keep every public page. */
export const workerPath = "/sw.js";

/**
 * A script without comments and without the space and the last commas that only readers need: half of it would be words on
 * the wire. It knows neither strings nor patterns, so a space beside a sign in one of them goes as well; the worker has none.
 */
export function withoutSpace(code: string): string {
  return code
    .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{}(),;:=<>?|&]+) ?/g, "$1")
    .replace(/,(?=[)}\]])/g, "")
    .trim();
}

/** The worker that keeps what a visitor reads. */
export const keepingWorker = withoutSpace(
  readFileSync(new URL("./service-worker.js", import.meta.url), "utf8"),
).replaceAll("LANGUAGES", languages.join("|"));

/** Takes away what an earlier one kept, and itself. */
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

/** Sends the script; browsers ask for it with each visit, so that a changed setting holds from the next one on. */
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
