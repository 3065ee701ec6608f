import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { readBounded } from "@/lib/core/bounded-body";
import { minuteMs } from "@/lib/core/durations";
import { languages } from "@/lib/core/i18n/languages";
import { networkOf } from "@/lib/core/ip-address";
import { requestChannels } from "@/lib/figures/keys";
import type { VisitCounter } from "./visit-counter";

const longest = 200;
const perMinute = 60;
const maxNetworks = 10_000;

const seenSchema = z.union([
  z.strictObject({ path: z.string().startsWith("/") }),
  z.strictObject({
    request: z.strictObject({
      tour: z.int().positive().max(2_147_483_647),
      channel: z.enum(requestChannels),
    }),
    language: z.enum(languages),
  }),
]);

/** Returns null if the body ends early or is longer than a page ever sends. */
async function readShort(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers["content-length"] ?? 0) > longest) return null;
  // The connection stays open for the response.
  const parts = request.iterator({ destroyOnReturn: false });
  const body = await readBounded(parts, longest).catch(() => null);
  return body?.toString() ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isOwn({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  return site === undefined ? headers.origin === origin : site === "same-origin";
}

function createLimit(now: () => number): (network: string) => boolean {
  const heard = new LRUCache<string, { count: number }>({ max: maxNetworks });
  let from = now();
  return (network) => {
    if (now() - from >= minuteMs) {
      heard.clear();
      from = now();
    }
    const known = heard.get(network) ?? { count: 0 };
    known.count += 1;
    heard.set(network, known);
    return known.count <= perMinute;
  };
}

/** Receives reports of pages about visits. Responds 403, 413 or 422 if no page of this site sent the request. */
export function createSeenReceiver(
  counter: VisitCounter,
  { origin, requests, now = Date.now }: { origin: string; requests: boolean; now?: () => number },
) {
  const admits = createLimit(now);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const end = (status: number, headers = {}) =>
      void response.writeHead(status, { "Cache-Control": "no-store", ...headers }).end();
    if (request.method !== "POST") return end(405, { Allow: "POST" });
    if (!isOwn(request, origin)) return end(403);
    const text = await readShort(request);
    if (text === null) return end(413);
    const { data } = seenSchema.safeParse(parse(text));
    if (!data || ("request" in data && !requests)) return end(422);
    // Reports over the limit get the same response, so that the page has no error to show.
    if (!admits(networkOf(String(request.headers["x-visitor-address"] ?? "")))) return end(204);
    if ("path" in data) counter.countShown(request, data.path);
    else counter.countRequest(request, data.request.tour, data.request.channel, data.language);
    end(204);
  };
}
