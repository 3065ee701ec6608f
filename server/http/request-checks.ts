import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "@/lib/core/env";
import { refuse } from "./refusals";
import { isFromTrustedProxy, visitorAddress } from "./visitor-address";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const maxAddressLength = 8_192;
/** `.` and `..` as whole segments, also percent-encoded: browsers resolve them before they ask. */
const dotSegment = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Counts the `Host` lines of a request. Node itself keeps the first one, and a proxy may have followed another. */
export function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    if (rawHeaders[n]?.length === 4 && rawHeaders[n]?.toLowerCase() === "host") count += 1;
  }
  return count;
}

/** Returns the URL of a valid request. Otherwise refuses it with 405, 414 or 400 and returns null. */
export function checkedAddress(request: IncomingMessage, response: ServerResponse): URL | null {
  const { method = "", url = "" } = request;
  if (!methods.includes(method)) {
    response.setHeader("Allow", methods.join(", "));
    return refuse(response, url, 405, `The method ${method} is not supported.`);
  }
  if (url.length > maxAddressLength) return refuse(response, url, 414, "The address is too long.");
  if (request.httpVersion === "1.1" && !request.headers.host) {
    return refuse(response, url, 400, "The Host header is missing.");
  }
  if (countHosts(request) > 1) return refuse(response, url, 400, "There is more than one Host header.");
  // HTTP/1.0 knows no chunks, so a proxy may have found another end of this body (RFC 9112, 6.1).
  if (request.httpVersion !== "1.1" && request.headers["transfer-encoding"] !== undefined) {
    return refuse(response, url, 400, "HTTP/1.0 has no Transfer-Encoding.");
  }
  if (!url.startsWith("/")) return refuse(response, url, 400, "The address must begin with a slash.");
  const [path = ""] = url.split(/[?#]/, 1);
  if (dotSegment.test(path)) return refuse(response, url, 400, "The address is malformed.");
  try {
    const address = new URL(url.replace(/^[/\\]+/, "/"), "http://localhost");
    decodeURIComponent(address.pathname);
    if (/%00/.test(address.pathname)) return refuse(response, url, 400, "The address is malformed.");
    return address;
  } catch {
    return refuse(response, url, 400, "The address is malformed.");
  }
}

const internal =
  /^(?:content-security-policy|x-middleware-|x-nextjs-|x-invoke-|x-matched-path|x-visitor-|x-request-id$|x-requested-path$|next-action)/;
const ofProxies = /^(?:forwarded$|x-forwarded-|x-real-ip$)/;

/** Removes headers that no visitor may set, and sets the visitor's address and `Host` for Next. */
export function stripHeaders(request: IncomingMessage, host: string, trustProxy: Env["TRUST_PROXY"]): void {
  const address = visitorAddress(request, trustProxy);
  const proxied = isFromTrustedProxy(request, trustProxy);
  for (const name of Object.keys(request.headers)) {
    if (internal.test(name) || (!proxied && ofProxies.test(name))) delete request.headers[name];
  }
  request.headers["x-visitor-address"] = address;
  if (request.headers.host) request.headers["x-visitor-host"] = request.headers.host;
  request.headers.host = host;
}
