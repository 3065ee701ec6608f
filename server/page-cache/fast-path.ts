import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { hasCredentials } from "../admission/admission";
import { countHosts } from "../http/request-checks";
import { bodyInMemory, type Encoding, type Page } from "./page";
import { acceptedEncoding, bodyHeaders, pageHeaders } from "./send-page";

const maxAddresses = 5_000;

/** Requests with such a header take the full path. */
const unusual = ["content-length", "transfer-encoding", "if-none-match", "expect", "upgrade"] as const;

export interface FastPath {
  /** Maps `address`, verbatim, to the cached page or API response at `url` from now on. */
  learn(address: string, url: string): void;
  respond(request: IncomingMessage, response: ServerResponse, fields: readonly string[]): boolean;
}

/**
 * Sends a cached page that `current` returns, without promises or file lookups. The responses equal those of the full path
 * (docs/performance.md, "The page cache").
 */
export function createFastPath(
  current: (url: string) => Page | null,
  noteSent?: (request: IncomingMessage, url: string) => void,
): FastPath {
  const known = new LRUCache<string, string>({ max: maxAddresses });
  const made = new WeakMap<Page, Map<Encoding, string[]>>();

  const fieldsOf = (page: Page, encoding: Encoding, body: Buffer): string[] => {
    const ofPage = made.get(page) ?? new Map<Encoding, string[]>();
    made.set(page, ofPage);
    let fields = ofPage.get(encoding);
    if (!fields) {
      fields = Object.entries({
        ...pageHeaders(page, encoding),
        ...bodyHeaders(page, encoding, body),
      }).flat();
      ofPage.set(encoding, fields);
    }
    return fields;
  };

  return {
    learn: (address, url) => void known.set(address, url),
    respond(request, response, fields) {
      const { method, url: address = "", headers } = request;
      if (method !== "GET" || countHosts(request) !== 1) return false;
      if (!headers.host || unusual.some((name) => headers[name] !== undefined)) return false;
      const url = known.get(address);
      if (url === undefined) return false;
      // API responses depend on the session; pages do not.
      if (url.startsWith("/api/") && hasCredentials(headers)) return false;
      const page = current(url);
      if (!page) return false;
      const encoding = acceptedEncoding(String(headers["accept-encoding"] ?? ""));
      const body = bodyInMemory(page, encoding);
      if (!body) return false;
      response.writeHead(200, [...fields, ...fieldsOf(page, encoding, body)]);
      response.end(body);
      noteSent?.(request, url);
      return true;
    },
  };
}
