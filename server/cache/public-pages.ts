import { contentVersion } from "@/lib/content-version";
import { fallbackLanguage, isLanguage, type Language } from "@/lib/i18n/languages";
import { pageSubject } from "@/lib/page-subject";
import type { Admission } from "../admission/admission";
import { QueueFull, QueueStalled, type Visitor } from "../admission/fair-queue";
import { withLateScripts } from "./late-scripts";
import { type CachedPage, createPage, type Page, smallerPage } from "./page";
import type { PageAddress } from "./page-address";
import { PageCache, type PageCacheOptions } from "./page-cache";
import { type NextHandler, render } from "./render";

/** Brotli's quality for a page's first visitor, who waits for it. */
const firstQuality = { page: 5, search: 4 } as const;

/** A page that so many more visitors ask for is made smaller: for fewer it is not worth a tenth of a second of a core. */
const oftenAsked = 12;

const megabyte = 1024 * 1024;

/** Searches have no end: they have a room of their own and displace no page. */
const maxBytes = { pages: 128 * megabyte, searches: 8 * megabyte } as const;

/** The pages that stand for missing and failed ones. */
const isNotice = /^\/[^/]+\/(?:not-found|unavailable)(?:\?|$)/;

/** `?of=…` with what a missing or failed page was about, nothing for addresses of no list: they have no end. */
function subjectQuery(url: string): string {
  const [, , list = "home", slug] = new URL(url, "http://localhost").pathname.split("/");
  const subject = slug === undefined ? list : `${list}/detail`;
  return pageSubject(subject).list === null ? "" : `?of=${encodeURIComponent(subject)}`;
}

export interface PublicPages {
  /** The page, or the language's own one that says why there is none: 404, 429, 500 or 503. */
  get(address: PageAddress, visitor?: Visitor): Promise<CachedPage>;
  /** The page at the address of a kept page, where it is there and up to date. */
  current(url: string): Page | null;
  /** The language's own page for an address that leads nowhere, status 404. */
  notFound(pathname: string): Promise<CachedPage>;
  /** The caches, for figures. */
  caches: Readonly<Record<"pages" | "searches", PageCache>>;
}

/** The documents of the public site: from memory where it is there, failures readable. */
export function publicPages(
  handler: NextHandler,
  host: string,
  databaseIsUp: () => boolean,
  admission: Admission,
): PublicPages {
  const cache = (brotli: number, maxBytes: number, refine?: PageCacheOptions["refine"]) =>
    new PageCache({
      currentVersion: contentVersion,
      render: async (url) => createPage(await render(handler, url, host), brotli, withLateScripts),
      queue: (url) => (isNotice.test(url) ? admission.notices : admission.pages),
      refine,
      maxBytes,
    });
  const kept = cache(firstQuality.page, maxBytes.pages, { page: smallerPage, often: oftenAsked });
  const searches = cache(firstQuality.search, maxBytes.searches);

  const withStatus = async (url: string, status: number): Promise<CachedPage> => {
    const { page, stale } = await kept.get(url);
    return { page: { ...page, status }, stale };
  };
  const notFound = (language: Language, url: string) =>
    withStatus(`/${language}/not-found${subjectQuery(url)}`, 404);
  const unavailable = (language: Language, url: string, status: 429 | 500 | 503) =>
    withStatus(`/${language}/unavailable${subjectQuery(url)}`, status);

  return {
    async get({ language, url, keep }, visitor) {
      try {
        const found = await (keep ? kept : searches).get(url, visitor);
        const { status } = found.page;
        if (status === 404 || isNotice.test(url)) return await notFound(language, url);
        return status >= 500 ? await unavailable(language, url, databaseIsUp() ? 500 : 503) : found;
      } catch (error) {
        if (error instanceof QueueFull) return unavailable(language, url, 429);
        if (error instanceof QueueStalled) return unavailable(language, url, 503);
        throw error;
      }
    },
    current: (url) => kept.current(url),
    caches: { pages: kept, searches },
    notFound(pathname) {
      const [, first] = pathname.split("/");
      return notFound(isLanguage(first) ? first : fallbackLanguage, pathname);
    },
  };
}
