import { definePage } from "@/components/page/define-page";
import { JsonLd } from "@/components/site/layout/json-ld";
import { OwnPageText } from "@/components/site/own-pages/own-page-text";
import { TourList } from "@/components/site/tours/tour-list";
import { ownPageAddress } from "@/lib/own-pages/address";
import { ownPageMetadata, ownPagePage, ownPageStructuredData } from "@/lib/own-pages/pages";
import { findOwnPage } from "@/lib/own-pages/queries";
import { getPageSeo } from "@/lib/seo/queries";
import { isKind, kinds } from "@/lib/tours/kinds";
import { toursPerPage } from "@/lib/tours/list/list-state";
import { tourListAddress } from "@/lib/tours/pages/address";
import { tourListMetadata } from "@/lib/tours/pages/metadata";
import { tourListPage } from "@/lib/tours/pages/pages";
import { tourPath } from "@/lib/tours/pages/paths";
import { itemListData, tourListStructuredData } from "@/lib/tours/pages/structured-data";
import { loadQuotedList } from "@/lib/tours/quotes/quoted-pages";

const tourList = definePage({
  address: tourListAddress,
  load: async () => ({}),
  changing: {
    className: "group/list",
    load: ({ params: { kind, state }, language }) => loadQuotedList(kind, state, language),
    content: ({ params: { kind, state, filtered }, changes: list, language }) => {
      // Links of the list leave out a day that no list has.
      const shown = list.day?.asked.state === "asked" ? state : { ...state, date: "" };
      const paths = list.tours.map(({ tour }) => tourPath(language, kind, tour));
      return (
        <>
          {!filtered && paths.length > 0 && (
            <JsonLd data={itemListData(paths, (state.page - 1) * toursPerPage + 1)} />
          )}
          <TourList kind={kind} language={language} state={shown} {...list} />
        </>
      );
    },
  },
  page: ({ params: { kind, state, filtered }, changes }) =>
    tourListPage(kind, state, changes?.pagination.total, filtered),
  written: ({ kind, language }) => getPageSeo(kinds[kind].seoPage, language),
  head: ({ params: { kind, state }, page, language, written }) =>
    tourListMetadata(kind, page, language, state.page, written),
  structuredData: ({ params: { kind }, language }) => tourListStructuredData(kind, language),
  frame: ({ params: { state } }) => ({ search: state, showsPrices: true }),
  content: ({ changing }) => changing,
});

const ownPage = definePage({
  address: ownPageAddress,
  load: ({ address }) => findOwnPage(address),
  page: ({ data }) => ownPagePage(data),
  head: ({ data, language }) => ownPageMetadata(data, language),
  structuredData: ({ data, language }) => ownPageStructuredData(data, language),
  content: ({ data, language }) => <OwnPageText language={language} page={data} />,
});

type PageProps = Parameters<typeof tourList.Page>[0];

/** A part of a path that names no list of tours may name a page of the operator. */
async function pageOf({ params }: PageProps) {
  const { kind } = await params;
  return kind !== undefined && isKind(kind) ? tourList : ownPage;
}

export async function generateMetadata(props: PageProps) {
  return (await pageOf(props)).generateMetadata(props);
}

export default async function ListOrOwnPage(props: PageProps) {
  return (await pageOf(props)).Page(props);
}
