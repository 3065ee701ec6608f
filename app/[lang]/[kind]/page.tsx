import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { JsonLd } from "@/components/seo/json-ld";
import { TourList } from "@/components/tours/tour-list";
import { byLanguage } from "@/lib/i18n/by-language";
import { isLanguage } from "@/lib/i18n/languages";
import { toursPath } from "@/lib/i18n/paths";
import { getPageSeo } from "@/lib/seo/queries";
import { isKind, kinds } from "@/lib/tours/kinds";
import { readListState } from "@/lib/tours/list-state";
import { tourListMetadata } from "@/lib/tours/metadata";
import { listTours } from "@/lib/tours/queries";
import { tourListStructuredData } from "@/lib/tours/structured-data";

interface ListParams {
  params: Promise<{ lang: string; kind: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const perPage = 12;

export async function generateMetadata({ params, searchParams }: ListParams): Promise<Metadata> {
  const { lang, kind } = await params;
  const state = readListState(await searchParams);
  if (!isLanguage(lang) || !isKind(kind) || !state) return {};
  return tourListMetadata(kind, lang, state, await getPageSeo(kinds[kind].seoPage, lang));
}

export default async function TourListPage({ params, searchParams }: ListParams) {
  const { lang, kind } = await params;
  const state = readListState(await searchParams);
  if (!isLanguage(lang) || !isKind(kind) || !state) notFound();
  if (state.firstPage) permanentRedirect(toursPath(lang, kind, state));
  const { tours, pagination } = await listTours({ ...state, type: kinds[kind].type, perPage });
  if (state.page > pagination.last_page) notFound();
  const alternates = byLanguage((each) => toursPath(each, kind, state));
  return (
    <PageFrame language={lang} alternates={alternates} search={state}>
      <JsonLd data={tourListStructuredData(kind, lang)} />
      <TourList kind={kind} language={lang} state={state} tours={tours} pagination={pagination} />
    </PageFrame>
  );
}
