import { contentVersion } from "@/lib/content-version";
import type { Admission } from "../admission/admission";
import type { Visitor } from "../admission/fair-queue";
import type { ApiAddress } from "./api-address";
import { type CachedPage, createData, type Page, smallerPage } from "./page";
import { PageCache, type PageCacheOptions } from "./page-cache";
import { type NextHandler, render } from "./render";

/** Brotli's quality for the first who ask, and how often one is asked for before it is packed tighter. */
const quality = 4;
const oftenAsked = 12;

const megabyte = 1024 * 1024;

/** Searches and pages of lists displace no record. */
const maxBytes = { records: 24 * megabyte, lists: 8 * megabyte } as const;

export interface PublicApi {
  get(address: ApiAddress, visitor: Visitor): Promise<CachedPage>;
  /** The response at the address of a cached one, where it is there and up to date. */
  current(url: string): Page | null;
  /** The caches, for figures. */
  caches: Readonly<Record<"records" | "lists", PageCache>>;
}

/**
 * What the API answers to everybody, kept as pages are. A failure is answered as it is: a client that is told
 * nothing would take old data for new.
 */
export function publicApi(handler: NextHandler, host: string, { api }: Admission): PublicApi {
  const cache = (maxBytes: number, refine?: PageCacheOptions["refine"]) =>
    new PageCache({
      currentVersion: contentVersion,
      render: async (url) =>
        createData(await render(handler, url, host, { accept: "application/json" }), quality),
      queue: () => api,
      staleOnFailure: false,
      refine,
      maxBytes,
    });
  const records = cache(maxBytes.records, { page: smallerPage, often: oftenAsked });
  const lists = cache(maxBytes.lists);
  return {
    get: ({ url, keep }, visitor) => (keep ? records : lists).get(url, visitor),
    current: (url) => records.current(url) ?? lists.current(url),
    caches: { records, lists },
  };
}
