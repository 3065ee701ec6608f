import { markdownSource } from "@/lib/assistants/markdown-address";
import { contentKnowledge } from "@/lib/core/content/content-version";
import { isDatabaseAway } from "@/lib/core/errors";
import { isLanguage, type Language } from "@/lib/core/i18n/languages";
import { mainLanguage } from "@/lib/core/i18n/shown-languages";
import type { RequestedPage } from "@/lib/core/pages/address";
import { getSiteSettings } from "@/lib/site/settings";
import { pageSubject } from "@/lib/tours/pages/subject";
import type { Admission } from "../admission/admission";
import { QueueFull, QueueStalled, type Visitor } from "../admission/fair-queue";
import { renderPage } from "../in-next/page-render";
import { staticHtml } from "../in-next/static-html-renderer";
import { type ApiAddress, pageAddress } from "./cache-keys";
import { type CachedPage, createData, createPage, type Page, smallerPage } from "./page";
import { PageCache, type PageCacheOptions } from "./page-cache";
import { withLateScripts, withoutHotReloadState } from "./page-scripts";
import { type NextHandler, render } from "./render";
import { createTemplates } from "./templates";

/** Brotli's quality for a page's first visitor, who waits for it. */
const pageQuality = 5;

/** Requests after which a page or response is recompressed: below, the tenth of a second of a core does not pay. */
const oftenRequested = 12;

const megabyte = 1024 * 1024;

/** Searches have no end: a cache of their own keeps them from displacing pages. */
const maxPageBytes = { pages: 128 * megabyte, searches: 8 * megabyte } as const;

/** Notices in place of missing and failed pages. */
const isNotice = /^\/[^/]+\/(?:not-found|unavailable)(?:\?|$)/;

/** `?of=…` names the list that a missing or failed page belongs to; nothing for other addresses, which have no end. */
function subjectQuery(url: string): string {
  const [, , list = "home", slug] = new URL(url, "http://localhost").pathname.split("/");
  const subject = slug === undefined ? list : `${list}/detail`;
  return pageSubject(subject).list === null ? "" : `?of=${encodeURIComponent(subject)}`;
}

function readUrl(url: string): RequestedPage {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const page = pageAddress(pathname, searchParams);
  if (!page) throw new Error(`There is no public page at ${pathname}.`);
  return page;
}

/** What the pages ask about the database. */
export interface PagesDatabase {
  isUp(): boolean;
  /** Throws a 503 if the database stops answering before the task is done. */
  whileResponds<T>(task: Promise<T>): Promise<T>;
}

export interface PublicPages {
  /** The page, or the language's notice that says why there is none: 404, 429, 500 or 503. */
  get(page: RequestedPage, visitor?: Visitor): Promise<CachedPage>;
  /** The cached page at an address, where it is there and up to date. */
  current(url: string): Page | null;
  notFound(pathname: string): Promise<CachedPage>;
  /** The caches, for metrics. */
  caches: Readonly<Record<"pages" | "searches", PageCache<RequestedPage>>>;
}

/**
 * The documents of the public site, cached until their content changes; failures become readable pages. `scripts` are the
 * server's own scripts, which every document loads late.
 */
export function publicPages(
  handler: NextHandler,
  host: string,
  database: PagesDatabase,
  admission: Admission,
  scripts: readonly string[] = [],
): PublicPages {
  const askNext = async (url: string) => {
    await getSiteSettings();
    const rendered = await render(handler, markdownSource(url) ?? url, host);
    const html = withoutHotReloadState(rendered.body.toString());
    return { ...rendered, body: withLateScripts(html, scripts) };
  };
  const renderer = staticHtml();
  const templates = renderer && createTemplates({ render: askNext, renderer });
  const documentOf = async (page: RequestedPage) =>
    (await templates?.document(page)) ?? renderPage(page, askNext);
  // A notice needs no database. Every other page would wait for the limit of each of its queries.
  const inTime = (url: string, rendered: ReturnType<typeof documentOf>) =>
    isNotice.test(url) ? rendered : database.whileResponds(rendered);
  const cache = (
    brotli: number,
    maxBytes: number,
    refine?: PageCacheOptions<RequestedPage>["refine"],
  ): PageCache<RequestedPage> =>
    new PageCache({
      content: contentKnowledge().moments,
      render: async (url, last, page = readUrl(url)) =>
        createPage(await inTime(url, documentOf(page)), brotli, last),
      queue: (url) => (isNotice.test(url) ? admission.notices : admission.pages),
      refine,
      maxBytes,
    });
  const pages = cache(pageQuality, maxPageBytes.pages, { page: smallerPage, often: oftenRequested });
  const searches = cache(pageQuality, maxPageBytes.searches);

  const withStatus = async (url: string, status: number): Promise<CachedPage> => {
    const { page, stale } = await pages.get(url);
    return { page: { ...page, status }, stale };
  };
  const notFound = (language: Language, url: string) =>
    withStatus(`/${language}/not-found${subjectQuery(url)}`, 404);
  const unavailable = (language: Language, url: string, status: 429 | 500 | 503) =>
    withStatus(`/${language}/unavailable${subjectQuery(url)}`, status);

  return {
    async get(page, visitor) {
      const { language, url, keep } = page;
      try {
        if (isNotice.test(url)) return await notFound(language, url);
        const found = await (keep ? pages : searches).get(url, visitor, page);
        const { status } = found.page;
        if (status === 404) return await notFound(language, url);
        if (status < 500) return found;
        return await unavailable(language, url, status === 503 || !database.isUp() ? 503 : 500);
      } catch (error) {
        if (error instanceof QueueFull) return unavailable(language, url, 429);
        if (error instanceof QueueStalled || isDatabaseAway(error)) return unavailable(language, url, 503);
        throw error;
      }
    },
    current: (url) => pages.current(url),
    caches: { pages, searches },
    notFound(pathname) {
      const [, first] = pathname.split("/");
      return notFound(isLanguage(first) ? first : mainLanguage(), pathname);
    },
  };
}

/** Brotli's quality at first. */
const apiQuality = 4;

/** Apart, so that searches and pages of lists displace no record. */
const maxApiBytes = { records: 24 * megabyte, lists: 8 * megabyte } as const;

export interface PublicApi {
  get(address: ApiAddress, visitor: Visitor): Promise<CachedPage>;
  /** The response at the address of a cached one, where it is there and up to date. */
  current(url: string): Page | null;
  /** The caches, for metrics. */
  caches: Readonly<Record<"records" | "lists", PageCache>>;
}

/**
 * The API's public responses, cached as pages are. A failure is passed on as it is: stale data would pass for new.
 */
export function publicApi(handler: NextHandler, host: string, { api }: Admission): PublicApi {
  const cache = (maxBytes: number, refine?: PageCacheOptions["refine"]) =>
    new PageCache({
      content: contentKnowledge().moments,
      render: async (url, last) =>
        createData(await render(handler, url, host, { accept: "application/json" }), apiQuality, last),
      queue: () => api,
      staleOnFailure: false,
      refine,
      maxBytes,
    });
  const records = cache(maxApiBytes.records, { page: smallerPage, often: oftenRequested });
  const lists = cache(maxApiBytes.lists);
  return {
    get: ({ url, keep }, visitor) => (keep ? records : lists).get(url, visitor),
    current: (url) => records.current(url) ?? lists.current(url),
    caches: { records, lists },
  };
}
