import { definePage } from "@/components/page/define-page";
import { TourArticles } from "@/components/site/blogs/tour-articles";
import { InsteadTours } from "@/components/site/tours/instead-tours";
import { OperatorTrust } from "@/components/site/tours/operator-trust";
import { RelatedTours } from "@/components/site/tours/related-tours";
import { TourDetail } from "@/components/site/tours/tour-detail";
import { listArticlesNaming } from "@/lib/blogs/named-tours";
import { requestContacts } from "@/lib/booking/contacts";
import { siteSettings } from "@/lib/site/settings";
import { comingClosure } from "@/lib/tours/calendar/coming-closure";
import { listComingOrders } from "@/lib/tours/closures/order-notes";
import { kindOf } from "@/lib/tours/kinds";
import { tourAddress } from "@/lib/tours/pages/address";
import { kindWords } from "@/lib/tours/pages/kind-words";
import { tourMetadata } from "@/lib/tours/pages/metadata";
import { quotedTourPage, tourPage } from "@/lib/tours/pages/pages";
import { listRelatedTours } from "@/lib/tours/pages/related-queries";
import { tourStructuredData } from "@/lib/tours/pages/structured-data";
import { getCurrentTour } from "@/lib/tours/queries";
import { listToursInstead } from "@/lib/tours/quotes/instead";
import { quoteTrip } from "@/lib/tours/quotes/quoted-pages";
import { hasTides } from "@/lib/tours/water/tour-water";

const page = definePage({
  address: tourAddress,
  load: async ({ id, trip, language }) => {
    const found = await getCurrentTour(id);
    if (!found) return null;
    const { tour, said } = trip ? await quoteTrip(found, trip, language) : { tour: found, said: undefined };
    return { ...tour, orders: await listComingOrders(tour, tour.today), said };
  },
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
  page: ({ params: { trip }, data: tour }) => (trip ? quotedTourPage(tour, trip) : tourPage(tour)),
  head: ({ data: tour, language, page }) => tourMetadata(tour, language, page),
  structuredData: ({ data: tour, language }) => tourStructuredData(tour, language),
  frame: ({ data: tour }) => ({
    showsPrices: true,
    showsTides: hasTides(tour, siteSettings().tide_station),
  }),
  content: ({ data: tour, language, changing }) => (
    <>
      <TourDetail
        tour={tour}
        language={language}
        contacts={requestContacts()}
        orders={tour.orders}
        said={tour.said}
        trust={<OperatorTrust language={language} />}
        list={kindWords(kindOf(tour.tour_type), language)}
        phones={siteSettings().phones.map(({ number }) => number)}
      />
      {changing}
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
