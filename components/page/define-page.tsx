import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache, type ReactNode } from "react";
import { HeaderSearch, LanguageButton } from "@/components/site/layout/header";
import { JsonLd } from "@/components/site/layout/json-ld";
import { LanguageList } from "@/components/site/layout/language-list";
import {
  emptySearch,
  type FrameChoices,
  PageFrame,
  type PageFrameProps,
} from "@/components/site/layout/page-frame";
import { isLanguage, type Language } from "@/lib/core/i18n/languages";
import type { PublicAddress, RequestedPage } from "@/lib/core/pages/address";
import { hideIn, type PublicPage, shownPaths } from "@/lib/core/pages/public-page";
import { refreshHeroBackgrounds } from "@/lib/home/hero-backgrounds";
import { currentFrameLinks } from "@/lib/home/links";
import { unwrittenHead, type WrittenPageHead } from "@/lib/seo/schema";
import { singlePageMetadata } from "@/lib/seo/single-page";
import { getSiteSettings } from "@/lib/site/settings";
import {
  behindHead,
  isTemplateRender,
  provideTemplate,
  requestedPage,
  type Slots,
  type TemplateContent,
} from "@/server/in-next/page-render";
import { Slot } from "@/server/in-next/slot";
import { footerControls } from "./footer-controls";

function frameSlots({
  language,
  alternates,
  header = "inner",
  search = emptySearch[header],
}: Omit<PageFrameProps, "children">): Omit<Slots, "content"> {
  const shown = shownPaths(alternates);
  return {
    search: <HeaderSearch language={language} state={search} />,
    language: <LanguageButton language={language} alternates={shown} />,
    languages: <LanguageList language={language} alternates={shown} />,
  };
}

export interface ShownPage<Params, Data> {
  language: Language;
  params: Params;
  data: Data;
}

export interface PageWithChanges<Params, Data, Changes> extends ShownPage<Params, Data> {
  changes: Changes;
}

interface PageHead<Params, Data> extends ShownPage<Params, Data> {
  page: PublicPage;
  /** The texts that staff wrote for search engines; empty for a page without `written`. */
  written: WrittenPageHead;
}

export interface PageDefinition<Params extends object, Data, Changes> {
  address: PublicAddress<Params>;
  /** Returns null for a 404. */
  load: (asked: Params & { language: Language }) => Promise<Data | null>;
  /**
   * The part that follows from the query or from other records, rendered into each response. Only server components without
   * state.
   */
  changing?: {
    /** Returns null for a 404. */
    load: (shown: ShownPage<Params, Data>) => Promise<Changes | null>;
    content: (shown: PageWithChanges<Params, Data, Changes>) => ReactNode;
    className?: string;
  };
  /** The page in all languages; other spellings are redirected. `changes` are undefined while the template is rendered. */
  page: (shown: ShownPage<Params, Data> & { changes?: Changes }) => PublicPage;
  written?: (asked: Params & { language: Language }) => Promise<WrittenPageHead>;
  /** True for a page that stands in for a failed page, because such a page must be rendered without the database. */
  withoutDatabase?: boolean;
  /** By default the head follows from the words that the address names. */
  head?: (head: PageHead<Params, Data>) => Metadata;
  structuredData?: (shown: ShownPage<Params, Data>) => object;
  /** The choices of the frame around the content: header, words of the search, whether it shows prices. */
  frame?: (shown: ShownPage<Params, Data>) => FrameChoices;
  content: (shown: ShownPage<Params, Data> & { changing: ReactNode }) => ReactNode;
}

interface RouteProps {
  params: Promise<Record<string, string>>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

function readQuery(parameters: Record<string, string | string[] | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const each of [value ?? []].flat()) query.append(name, each);
  }
  return query.toString();
}

function indexingOf({ canonicals, indexed, hidden }: PublicPage): string {
  return JSON.stringify([canonicals, indexed, hidden]);
}

/**
 * Declares a public page (docs/architecture.md, "A page"). Redirects to the one address, the 404, the head, the language switch,
 * the template and the order of the bytes follow from the declaration.
 *
 * @returns what the page's file exports to Next
 */
export function definePage<Params extends object, Data, Changes = never>(
  definition: PageDefinition<Params, Data, Changes>,
) {
  const { address, changing } = definition;

  /** Reads an address that the server has not read: Next asked for the page by itself. */
  const readAddress = cache((language: Language, pathname: string, query: string) => {
    const segments = address.match(pathname.split("/").slice(2));
    return segments && address.read({ language, pathname, segments, query: new URLSearchParams(query) });
  });
  const readRequest = async (props: RouteProps): Promise<RequestedPage<Params> | null> => {
    const requested = requestedPage();
    // The route names the address that made the parameters, so their form is known.
    if (requested?.route === address.route) return requested as RequestedPage<Params>;
    const { lang = "", ...segments } = await props.params;
    if (!isLanguage(lang)) return null;
    const path = address.route.replace(/\[(\w+)\]/g, (_, name: string) => segments[name] ?? "");
    return readAddress(lang, `/${lang}${path}`, readQuery(await props.searchParams));
  };

  /** Read once for the head and the page of a request: `params` is the same object in both. */
  const loadOnce = cache((language: Language, params: Params) => definition.load({ ...params, language }));
  const loadChanges = cache(async (language: Language, params: Params) => {
    const data = await loadOnce(language, params);
    return changing && data !== null ? changing.load({ language, params, data }) : null;
  });
  const readWritten = cache((language: Language, params: Params) =>
    definition.written ? definition.written({ ...params, language }) : unwrittenHead,
  );

  const readPage = async (props: RouteProps) => {
    if (definition.withoutDatabase) await getSiteSettings();
    else await Promise.all([getSiteSettings(), refreshHeroBackgrounds()]);
    const request = await readRequest(props);
    if (!request?.params) return null;
    const { language, params, url } = request;
    const data = await loadOnce(language, params);
    if (data === null) return null;
    const shown = { language, params, data };
    if (!changing || isTemplateRender()) return { shown, url, page: definition.page(shown) };
    const changes = await loadChanges(language, params);
    if (changes === null) return null;
    return { shown, url, changes, page: definition.page({ ...shown, changes }) };
  };

  const fill = async (requested: RequestedPage): Promise<TemplateContent | null> => {
    const { language, params, url } = requested as RequestedPage<Params>;
    await getSiteSettings();
    const data = params && (await definition.load({ ...params, language }));
    if (!changing || !params || data === null) return null;
    const shown = { language, params, data };
    const changes = await changing.load(shown);
    if (changes === null) return null;
    const page = definition.page({ ...shown, changes });
    if (page.paths[language] !== url) return null;
    const frame = { alternates: page.paths, ...definition.frame?.(shown) };
    return {
      indexing: indexingOf(page),
      slots: { ...frameSlots({ language, ...frame }), content: changing.content({ ...shown, changes }) },
    };
  };

  async function generateMetadata(props: RouteProps): Promise<Metadata> {
    const found = await readPage(props);
    if (!found) return {};
    const { shown } = found;
    const written = await readWritten(shown.language, shown.params);
    const page = hideIn(found.page, written.hidden);
    if (!definition.head) return singlePageMetadata(address, page, shown.language);
    return definition.head({ ...shown, page, written });
  }

  async function renderPublicPage(props: RouteProps) {
    const found = await readPage(props);
    if (!found) notFound();
    const { shown, page, changes } = found;
    const { language, params } = shown;
    if (page.paths[language] !== found.url) permanentRedirect(page.paths[language]);
    if (changing) provideTemplate({ indexing: indexingOf(page), fill });
    const frame = definition.frame?.(shown);
    const [controls, links] = await Promise.all([
      footerControls(language, frame ?? {}),
      currentFrameLinks(),
      readWritten(language, params),
    ]);
    await behindHead();
    // A property without a value would be sent to the browser as data.
    const attributes = changing?.className ? { className: changing.className } : {};
    const content = definition.content({
      ...shown,
      changing: changing && (
        <Slot name="content" {...attributes}>
          {changes === undefined ? null : changing.content({ ...shown, changes })}
        </Slot>
      ),
    });
    const { structuredData } = definition;
    return (
      <PageFrame
        language={language}
        alternates={page.paths}
        links={links}
        footerControls={controls}
        {...frame}
      >
        {structuredData ? (
          <>
            <JsonLd data={structuredData(shown)} />
            {content}
          </>
        ) : (
          content
        )}
      </PageFrame>
    );
  }

  return { generateMetadata, Page: renderPublicPage };
}
