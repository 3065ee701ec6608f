import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { browserScript } from "../browser/scripts";
import { acceptedEncoding } from "../page-cache/send-page";

export interface SeenScript {
  path: string;
  send(request: IncomingMessage, response: ServerResponse): void;
}

/** Makes the script that reports events the server cannot see. With `requests`, it reports opened chats as well. */
export function createSeenScript(requests: boolean): SeenScript {
  const plain = Buffer.from(browserScript(requests ? "seen-requests" : "seen-views"));
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
  const hash = createHash("sha256").update(plain).digest("hex").slice(0, 8);
  return {
    // Beside the scripts of the build, so that the worker keeps this script with a page's other scripts.
    path: `/_next/static/seen-${hash}.js`,
    send({ method, headers }, response) {
      const packed = acceptedEncoding(String(headers["accept-encoding"] ?? "")) === "br";
      const body = packed ? br : plain;
      response.writeHead(200, {
        "Content-Type": "text/javascript; charset=utf-8",
        ...(packed && { "Content-Encoding": "br" }),
        "Content-Length": body.length,
        "Cache-Control": "public, max-age=31536000, immutable",
        Vary: "Accept-Encoding",
      });
      response.end(method === "HEAD" ? undefined : body);
    },
  };
}
