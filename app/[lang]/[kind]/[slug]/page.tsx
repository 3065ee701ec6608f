import { definePage } from "@/components/page/define-page";
import { TourArticles } from "@/components/site/blogs/tour-articles";
import { InsteadTours } from "@/components/site/tours/instead-tours";
import { RelatedTours } from "@/components/site/tours/related-tours";
import { TourDetail } from "@/components/site/tours/tour-detail";
import { listArticlesNaming } from "@/lib/blogs/named-tours";
import { chatContacts } from "@/lib/booking/contacts";
import { comingClosure } from "@/lib/tours/calendar/coming-closure";
import { tourAddress } from "@/lib/tours/pages/address";
import { tourMetadata } from "@/lib/tours/pages/metadata";
import { tourPage } from "@/lib/tours/pages/pages";
import { listRelatedTours } from "@/lib/tours/pages/related-queries";
import { tourStructuredData } from "@/lib/tours/pages/structured-data";
import { getCurrentTour } from "@/lib/tours/queries";
import { listToursInstead } from "@/lib/tours/quotes/instead";

const page = definePage({
  address: tourAddress,
  load: ({ id }) => getCurrentTour(id),
  changing: {
    load: async ({ data: tour }) => {
      const closure = comingClosure(tour.calendar, tour.today);
      return {
        closure,
        instead: await listToursInstead(tour, closure?.days ?? []),
        related: await listRelatedTours(tour),
        articles: await listArticlesNaming(tour.id),
      };
    },
    content: ({ data: tour, changes: { closure, instead, related, articles }, language }) => (
      <>
        {closure && <InsteadTours tour={tour} closure={closure} others={instead} language={language} />}
        <TourArticles articles={articles} language={language} />
        <RelatedTours tour={tour} tours={related} language={language} />
      </>
    ),
  },
  page: ({ data: tour }) => tourPage(tour),
  head: ({ data: tour, language }) => tourMetadata(tour, language),
  structuredData: ({ data: tour, language }) => tourStructuredData(tour, language),
  frame: () => ({ showsPrices: true }),
  content: ({ data: tour, language, changing }) => (
    <>
      <TourDetail tour={tour} language={language} contacts={chatContacts()} />
      {changing}
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
