import { definePage } from "@/components/page/define-page";
import { JsonLd } from "@/components/site/layout/json-ld";
import { TourList } from "@/components/site/tours/tour-list";
import { getPageSeo } from "@/lib/seo/queries";
import { kinds } from "@/lib/tours/kinds";
import { toursPerPage } from "@/lib/tours/list/list-state";
import { tourListAddress } from "@/lib/tours/pages/address";
import { tourListMetadata } from "@/lib/tours/pages/metadata";
import { tourListPage } from "@/lib/tours/pages/pages";
import { tourPath } from "@/lib/tours/pages/paths";
import { itemListData, tourListStructuredData } from "@/lib/tours/pages/structured-data";
import { loadQuotedList } from "@/lib/tours/quotes/quoted-pages";

const page = definePage({
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

export const generateMetadata = page.generateMetadata;
export default page.Page;
