import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { env } from "@/lib/core/env";
import { browserScript } from "../browser/scripts";
import { contentSecurityPolicy } from "../http/security-headers";
import { acceptedEncoding } from "../page-cache/send-page";

/** The worker may keep only pages below its own folder. */
export const workerPath = "/sw.js";

function prepare(code: string) {
  const body = Buffer.from(code);
  return { br: brotliCompressSync(body), gzip: gzipSync(body), plain: body };
}

let bodies: ReturnType<typeof prepare> | undefined;

export function sendWorker({ method, headers }: IncomingMessage, response: ServerResponse): void {
  bodies ??= prepare(browserScript(env().OFFLINE ? "keeping-worker" : "clearing-worker"));
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
