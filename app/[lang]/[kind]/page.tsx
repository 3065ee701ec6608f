import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { JsonLd } from "@/components/layout/json-ld";
import { PageFrame } from "@/components/layout/page-frame";
import { TourList } from "@/components/tours/tour-list";
import { momentOfDay } from "@/lib/content/dependencies";
import { isLanguage } from "@/lib/i18n/languages";
import { listQuery } from "@/lib/pages/paths";
import { hideIn } from "@/lib/pages/public-page";
import { listCurrentRates } from "@/lib/rates/queries";
import { getPageSeo } from "@/lib/seo/queries";
import { currentTour } from "@/lib/tours/calendar/current";
import { askedDay } from "@/lib/tours/calendar/running-on";
import { isKind, type Kind, kinds } from "@/lib/tours/kinds";
import { getFacets, listFilteredTours } from "@/lib/tours/list/filter-queries";
import { hasFilters } from "@/lib/tours/list/filters";
import { readListState, type TourListState, toursPerPage } from "@/lib/tours/list/list-state";
import { tourListMetadata } from "@/lib/tours/pages/metadata";
import { tourListPage } from "@/lib/tours/pages/pages";
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
    const tours = listed.map(({ tour, outlook }) => ({ tour: currentTour(tour, now, rates), outlook }));
    return { tours, pagination, now, rates, uncompared, facets, day: asked && { asked, ...closed } };
  }
  const { tours, pagination } = await listTours(request);
  const current = tours.map((tour) => ({ tour: currentTour(tour, now, rates), outlook: null }));
  return { tours: current, pagination, now, rates, uncompared: false, facets: null, day };
});

function readState({ kind, state }: { kind: Kind; state: TourListState }) {
  return readList(kind, listQuery(state));
}

export async function generateMetadata({ params, searchParams }: ListParams): Promise<Metadata> {
  const { lang, kind } = await params;
  const state = readListState(await searchParams);
  if (!isLanguage(lang) || !isKind(kind) || !state) return {};
  const [seo, { pagination }] = await Promise.all([
    getPageSeo(kinds[kind].seoPage, lang),
    readState({ kind, state }),
  ]);
  const page = hideIn(tourListPage(kind, state, pagination.total), seo.hidden);
  return tourListMetadata(kind, page, lang, state.page, seo);
}

export default async function TourListPage({ params, searchParams }: ListParams) {
  const { lang, kind } = await params;
  const state = readListState(await searchParams);
  if (!isLanguage(lang) || !isKind(kind) || !state) notFound();
  if (state.respelt) permanentRedirect(toursPath(lang, kind, state));
  const { pagination, day, rates, ...list } = await readState({ kind, state });
  if (state.page > pagination.last_page) notFound();
  // A day that has no answer does not follow the visitor on.
  const shown = day?.asked.state === "asked" ? state : { ...state, date: "" };
  return (
    <PageFrame
      language={lang}
      alternates={tourListPage(kind, state, pagination.total).paths}
      search={state}
      rates={rates}
    >
      <JsonLd data={tourListStructuredData(kind, lang)} />
      <TourList kind={kind} language={lang} state={shown} pagination={pagination} day={day} {...list} />
    </PageFrame>
  );
}
