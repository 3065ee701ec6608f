import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { JsonLd } from "@/components/layout/json-ld";
import { frameSlots, PageFrame } from "@/components/layout/page-frame";
import { FilterUse } from "@/components/tours/filter-use";
import { ListMemory } from "@/components/tours/list-memory";
import { TourList } from "@/components/tours/tour-list";
import { Slot } from "@/components/ui/slot";
import { momentOfDay } from "@/lib/content/dependencies";
import { byLanguage, isLanguage, type Language } from "@/lib/i18n/languages";
import { behindHead } from "@/lib/pages/behind-head";
import { listQuery } from "@/lib/pages/paths";
import { hideIn, type PublicPage } from "@/lib/pages/public-page";
import { type Shell, type Slots, shellBeingRendered } from "@/lib/pages/shell";
import { listCurrentRates } from "@/lib/rates/queries";
import { getPageSeo } from "@/lib/seo/queries";
import { askedDay } from "@/lib/tours/calendar/running-on";
import { tourNow } from "@/lib/tours/calendar/tour-now";
import { isKind, type Kind, kinds } from "@/lib/tours/kinds";
import { getFacets, listFilteredTours } from "@/lib/tours/list/filter-queries";
import { hasFilters } from "@/lib/tours/list/filters";
import {
  footerChipsKind,
  isFiltered,
  readListState,
  type TourListState,
  toursPerPage,
} from "@/lib/tours/list/list-state";
import { tourListMetadata } from "@/lib/tours/pages/metadata";
import { filteredListPage, tourListPage } from "@/lib/tours/pages/pages";
import { toursPath } from "@/lib/tours/pages/paths";
import { tourListStructuredData } from "@/lib/tours/pages/structured-data";
import { listTours } from "@/lib/tours/queries";

interface ListParams {
  params: Promise<{ lang: string; kind: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Shared by the metadata and the page of one request: by the query of the list's own address. */
const readList = cache(async (kind: Kind, query: string) => {
  const state = readListState(Object.fromEntries(new URLSearchParams(query)));
  if (!state) notFound();
  const now = momentOfDay();
  const rates = await listCurrentRates();
  const asked = askedDay(state.date ?? "", now);
  const request = { ...state, type: kinds[kind].type, perPage: toursPerPage };
  const day = asked && { asked, closed: [], closedTotal: 0 };
  if (asked?.state === "asked" || hasFilters(state)) {
    const filtered = { ...request, day: asked?.state === "asked" ? asked.day : null };
    const { listed, pagination, uncompared, ...closed } = await listFilteredTours(filtered);
    const facets = pagination.total === 0 && hasFilters(state) ? await getFacets(filtered) : null;
    const tours = listed.map(({ tour, outlook }) => ({ tour: tourNow(tour, rates), outlook }));
    return { tours, pagination, now, rates, uncompared, facets, day: asked && { asked, ...closed } };
  }
  const { tours, pagination } = await listTours(request);
  const current = tours.map((tour) => ({ tour: tourNow(tour, rates), outlook: null }));
  return { tours: current, pagination, now, rates, uncompared: false, facets: null, day };
});

function readState({ kind, state }: { kind: Kind; state: TourListState }) {
  return readList(kind, listQuery(state));
}

/** The page as its head describes it. */
async function describePage(list: { kind: Kind; state: TourListState }, shell?: Shell): Promise<PublicPage> {
  const { kind, state } = list;
  if (shell?.noindex || isFiltered(state)) return filteredListPage(kind, state);
  // A list without tours is not filled into a shell.
  return tourListPage(kind, state, shell ? 1 : (await readState(list)).pagination.total);
}

export async function generateMetadata({ params, searchParams }: ListParams): Promise<Metadata> {
  const { lang, kind } = await params;
  const state = readListState(await searchParams);
  if (!isLanguage(lang) || !isKind(kind) || !state) return {};
  const [seo, page] = await Promise.all([
    getPageSeo(kinds[kind].seoPage, lang),
    describePage({ kind, state }, shellBeingRendered()),
  ]);
  return tourListMetadata(kind, hideIn(page, seo.hidden), lang, state.page, seo);
}

function pathsOf(kind: Kind, state: TourListState): Record<Language, string> {
  return byLanguage((language) => toursPath(language, kind, state));
}

interface ListSlotsParams {
  kind: Kind;
  language: Language;
  state: TourListState;
  list: Awaited<ReturnType<typeof readList>>;
}

/** What of a list follows from its query and its tours; null where it has no such page. */
function listSlots({ kind, language, state, list }: ListSlotsParams): Slots | null {
  const { day, rates: _, ...shownList } = list;
  if (state.page > list.pagination.last_page) return null;
  // A day that has no answer does not follow the visitor on.
  const shown = day?.asked.state === "asked" ? state : { ...state, date: "" };
  return {
    ...frameSlots({ language, alternates: pathsOf(kind, state), search: state }),
    content: <TourList kind={kind} language={language} state={shown} day={day} {...shownList} />,
  };
}

export default async function TourListPage({ params, searchParams }: ListParams) {
  const { lang, kind } = await params;
  const state = readListState(await searchParams);
  if (!isLanguage(lang) || !isKind(kind) || !state) notFound();
  if (state.respelt) permanentRedirect(toursPath(lang, kind, state));
  const shell = shellBeingRendered();
  if (shell) {
    shell.fill = async (query) => {
      const asked = readListState(Object.fromEntries(query));
      if (!asked || asked.respelt) return null;
      const list = await readState({ kind, state: asked });
      const fits = shell.noindex || list.pagination.total > 0;
      return fits ? listSlots({ kind, language: lang, state: asked, list }) : null;
    };
  }
  const slots = shell
    ? null
    : listSlots({ kind, language: lang, state, list: await readState({ kind, state }) });
  if (!shell && !slots) notFound();
  const [rates] = await Promise.all([listCurrentRates(), getPageSeo(kinds[kind].seoPage, lang)]);
  await behindHead();
  return (
    <PageFrame language={lang} alternates={pathsOf(kind, state)} search={state} rates={rates}>
      <JsonLd data={tourListStructuredData(kind, lang)} />
      <Slot name="content" className="group/list">
        {slots?.content}
      </Slot>
      <FilterUse />
      <ListMemory kind={kind} takesFilter={kind === footerChipsKind} />
    </PageFrame>
  );
}
