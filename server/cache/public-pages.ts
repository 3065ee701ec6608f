import { contentVersion } from "@/lib/content-version";
import { fallbackLanguage, isLanguage, type Language } from "@/lib/i18n/languages";
import { pageSubject } from "@/lib/page-subject";
import { type CachedPage, createPage, type Page } from "./page";
import type { PageAddress } from "./page-address";
import { PageCache } from "./page-cache";
import { type NextHandler, render } from "./render";

/** Brotli's quality for pages that are kept and for those that are rendered for one visitor. */
const quality = { kept: 7, once: 4 } as const;

/** `?of=…` with what a missing or failed page was about, nothing for addresses of no list: they have no end. */
function subjectQuery(url: string): string {
  const [, , list = "home", slug] = new URL(url, "http://localhost").pathname.split("/");
  const subject = slug === undefined ? list : `${list}/detail`;
  return pageSubject(subject).list === null ? "" : `?of=${encodeURIComponent(subject)}`;
}

export interface PublicPages {
  get(address: PageAddress): Promise<CachedPage>;
  /** The language's own page for an address that leads nowhere, status 404. */
  notFound(pathname: string): Promise<CachedPage>;
}

/** The documents of the public site: kept ones from memory, others rendered, failures readable. */
export function publicPages(handler: NextHandler, host: string, databaseIsUp: () => boolean): PublicPages {
  const renderPage = async (url: string, brotli: number): Promise<Page> =>
    createPage(await render(handler, url, host), brotli);
  const kept = new PageCache(contentVersion, (url) => renderPage(url, quality.kept));

  const withStatus = async (url: string, status: number): Promise<CachedPage> => {
    const { page, stale } = await kept.get(url);
    return { page: { ...page, status }, stale };
  };
  const notFound = (language: Language, url: string) =>
    withStatus(`/${language}/not-found${subjectQuery(url)}`, 404);
  const unavailable = (language: Language, url: string) =>
    withStatus(`/${language}/unavailable${subjectQuery(url)}`, databaseIsUp() ? 500 : 503);

  return {
    async get({ language, url, keep }) {
      const found = keep ? await kept.get(url) : { page: await renderPage(url, quality.once), stale: false };
      const { status } = found.page;
      if (status === 404 || /\/(?:not-found|unavailable)$/.test(url)) return notFound(language, url);
      return status >= 500 ? unavailable(language, url) : found;
    },
    notFound(pathname) {
      const [, first] = pathname.split("/");
      return notFound(isLanguage(first) ? first : fallbackLanguage, pathname);
    },
  };
}
