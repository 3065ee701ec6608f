import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { hasCredentials } from "../admission/admission";
import type { Page } from "./page";
import { acceptedEncoding, bodyHeaders, pageHeaders } from "./page-headers";

/** Addresses as they are asked for. */
const most = 5_000;

/** What sends a request the long way: a body, a condition, an expectation, the client router. */
const unusual = ["content-length", "transfer-encoding", "if-none-match", "expect", "upgrade", "rsc"] as const;

export interface QuickPages {
  /** `address`, word for word, was answered with the cached page or API response at `url`, and will be. */
  learn(address: string, url: string): void;
  /** Answers what can be answered at once, and says whether it did. */
  answer(request: IncomingMessage, response: ServerResponse, fields: readonly string[]): boolean;
}

/**
 * The shortest way to a kept page that is up to date: no promise, no look at the files, headers made
 * once per page. It does nothing that the long way would not do (docs/performance.md, "The page cache").
 *
 * @param current the page kept for the content's version of this moment
 */
export function quickPages(current: (url: string) => Page | null): QuickPages {
  const known = new LRUCache<string, string>({ max: most });
  const made = new WeakMap<Page, string[]>();

  const fieldsOf = (page: Page): string[] => {
    const kept = made.get(page);
    if (kept) return kept;
    const fields = Object.entries({
      ...pageHeaders(page, "br"),
      ...bodyHeaders(page, "br", page.br),
    }).flat();
    made.set(page, fields);
    return fields;
  };

  return {
    learn: (address, url) => void known.set(address, url),
    answer({ method, url: address = "", headers }, response, fields) {
      if (method !== "GET" || !headers.host || unusual.some((name) => headers[name] !== undefined))
        return false;
      const url = known.get(address);
      if (url === undefined || acceptedEncoding(String(headers["accept-encoding"] ?? "")) !== "br")
        return false;
      // What the API answers depends on who asks; pages do not.
      if (url.startsWith("/api/") && hasCredentials(headers)) return false;
      const page = current(url);
      if (!page) return false;
      response.writeHead(200, [...fields, ...fieldsOf(page)]);
      response.end(page.br);
      return true;
    },
  };
}
