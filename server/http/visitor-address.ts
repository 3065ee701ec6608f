import type { IncomingMessage } from "node:http";
import { hourMs } from "@/lib/core/durations";
import type { Env } from "@/lib/core/env";
import { isWithin, parseAddress } from "@/lib/core/ip-address";

type TrustProxy = Env["TRUST_PROXY"];

const warnEvery = hourMs;

function peerOf({ socket }: IncomingMessage): string {
  return parseAddress(socket.remoteAddress ?? "") ?? "";
}

function isTrusted(trustProxy: TrustProxy, address: string, hop: number): boolean {
  if (typeof trustProxy === "object") return isWithin(address, trustProxy);
  return trustProxy !== false && hop < trustProxy;
}

/** Whether a request comes from a trusted proxy, whose forwarding headers count. */
export function isFromTrustedProxy(request: IncomingMessage, trustProxy: TrustProxy): boolean {
  return trustProxy !== false && isTrusted(trustProxy, peerOf(request), 0);
}

/**
 * Believes `X-Forwarded-For` from its end while the sender of an entry is a trusted proxy. A visitor's own entry comes before.
 */
export function visitorAddress(request: IncomingMessage, trustProxy: TrustProxy): string {
  let address = peerOf(request);
  if (trustProxy === false) return address;
  const forwarded = [request.headers["x-forwarded-for"] ?? ""].flat().join(",");
  for (const [hop, text] of forwarded.split(",").reverse().entries()) {
    const before = isTrusted(trustProxy, address, hop) ? parseAddress(text) : null;
    if (!before) break;
    address = before;
  }
  return address;
}

/** Warns, at most once an hour, of an `X-Forwarded-For` from an untrusted peer. */
export function watchForwarding(
  trustProxy: TrustProxy,
  warn: (fields: { peer: string }, text: string) => void,
  now: () => number = () => performance.now(),
) {
  let next = Number.NEGATIVE_INFINITY;
  return (request: IncomingMessage): void => {
    if (request.headers["x-forwarded-for"] === undefined || now() < next) return;
    if (isFromTrustedProxy(request, trustProxy)) return;
    next = now() + warnEvery;
    const peer = peerOf(request);
    warn(
      { peer },
      `X-Forwarded-For came from ${peer}, which TRUST_PROXY does not trust. If that is your proxy, everybody behind it counts as one visitor and ten wrong passwords lock all of them out: set TRUST_PROXY=true, or the number or addresses of your proxies. If not, a visitor wrote the header, and nothing is wrong.`,
    );
  };
}
