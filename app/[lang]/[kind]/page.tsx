import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { JsonLd } from "@/components/layout/json-ld";
import { PageFrame } from "@/components/layout/page-frame";
import { TourList } from "@/components/tours/tour-list";
import { isLanguage } from "@/lib/i18n/languages";
import { hideIn } from "@/lib/pages/public-page";
import { getPageSeo } from "@/lib/seo/queries";
import type { Tag } from "@/lib/tours/fields";
import { isKind, type Kind, kinds } from "@/lib/tours/kinds";
import { readListState, toursPerPage } from "@/lib/tours/list";
import { tourListMetadata } from "@/lib/tours/metadata";
import { tourListPage } from "@/lib/tours/pages";
import { toursPath } from "@/lib/tours/paths";
import { listTours } from "@/lib/tours/queries";
import { tourListStructuredData } from "@/lib/tours/structured-data";

interface ListParams {
  params: Promise<{ lang: string; kind: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Shared by the metadata and the page of one request. */
const readList = cache((kind: Kind, page: number, search: string, tag: Tag | null) =>
  listTours({ type: kinds[kind].type, page, search, tag, perPage: toursPerPage }),
);

export async function generateMetadata({ params, searchParams }: ListParams): Promise<Metadata> {
  const { lang, kind } = await params;
  const state = readListState(await searchParams);
  if (!isLanguage(lang) || !isKind(kind) || !state) return {};
  const [seo, { pagination }] = await Promise.all([
    getPageSeo(kinds[kind].seoPage, lang),
    readList(kind, state.page, state.search, state.tag),
  ]);
  const page = hideIn(tourListPage(kind, state, pagination.total), seo.hidden);
  return tourListMetadata(kind, page, lang, state.page, seo);
}

export default async function TourListPage({ params, searchParams }: ListParams) {
  const { lang, kind } = await params;
  const state = readListState(await searchParams);
  if (!isLanguage(lang) || !isKind(kind) || !state) notFound();
  if (state.firstPage) permanentRedirect(toursPath(lang, kind, state));
  const { tours, pagination } = await readList(kind, state.page, state.search, state.tag);
  if (state.page > pagination.last_page) notFound();
  return (
    <PageFrame language={lang} alternates={tourListPage(kind, state, pagination.total).paths} search={state}>
      <JsonLd data={tourListStructuredData(kind, lang)} />
      <TourList kind={kind} language={lang} state={state} tours={tours} pagination={pagination} />
    </PageFrame>
  );
}
