import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { requestOpened } from "@/lib/browser/request-opened";
import { acceptedEncoding } from "../page-cache/send-page";

export const seenPath = "/seen";

/**
 * Reports the visit of a prefetched page when it is opened. Other visits are counted when they are answered.
 */
const ofViews = [
  "let d=document,n=performance.getEntriesByType('navigation')[0],",
  `s=o=>navigator.sendBeacon('${seenPath}',JSON.stringify(o)),`,
  "a=()=>(n?.activationStart||n?.deliveryType=='navigational-prefetch')&&s({path:location.pathname});",
  "d.prerendering?d.addEventListener('prerenderingchange',a,{once:true}):a();",
].join("");

/** Reports the tour and the channel of an opened chat, but nothing of the message. */
const ofRequests = `addEventListener('${requestOpened}',e=>s({request:e.detail,language:d.documentElement.lang}));`;

export interface SeenScript {
  path: string;
  send(request: IncomingMessage, response: ServerResponse): void;
}

/** Pages load the script late (server/page-cache/page-scripts.ts). */
export function createSeenScript(requests: boolean): SeenScript {
  const plain = Buffer.from(`(()=>{${ofViews}${requests ? ofRequests : ""}})()`);
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
  const hash = createHash("sha256").update(plain).digest("hex").slice(0, 8);
  return {
    // Next to the scripts of the build, so that the service worker stores the script with them.
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
