import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { requestOpened } from "@/lib/browser/request-opened";
import { acceptedEncoding } from "../page-cache/send-page";

/** Where pages say what the server cannot know. */
export const seenPath = "/seen";

/**
 * Tells the server of a page that it answered ahead of the visit, when the visit comes: browsers ask nothing again then. All
 * other visits are counted where they are answered, and this says nothing.
 */
const ofViews = [
  "let d=document,n=performance.getEntriesByType('navigation')[0],",
  `s=o=>navigator.sendBeacon('${seenPath}',JSON.stringify(o)),`,
  "a=()=>(n?.activationStart||n?.deliveryType=='navigational-prefetch')&&s({path:location.pathname});",
  "d.prerendering?d.addEventListener('prerenderingchange',a,{once:true}):a();",
].join("");

/** Tells it of chats that were opened as well: which tour and where, nothing of what was typed. */
const ofRequests = `addEventListener('${requestOpened}',e=>s({request:e.detail,language:d.documentElement.lang}));`;

export interface SeenScript {
  /** Changes with its content. */
  path: string;
  send(request: IncomingMessage, response: ServerResponse): void;
}

/** The script of a setting of `FIGURES`, which pages load late (server/page-cache/page-scripts.ts). */
export function createSeenScript(requests: boolean): SeenScript {
  const plain = Buffer.from(`(()=>{${ofViews}${requests ? ofRequests : ""}})()`);
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
  const hash = createHash("sha256").update(plain).digest("hex").slice(0, 8);
  return {
    // Beside the scripts of the build, so that the worker keeps it with a page's other scripts.
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
