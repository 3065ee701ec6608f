import { definePage } from "@/components/page/define-page";
import { RelatedTours } from "@/components/site/tours/related-tours";
import { TourDetail } from "@/components/site/tours/tour-detail";
import { chatContacts } from "@/lib/booking/contacts";
import { tourAddress } from "@/lib/tours/pages/address";
import { tourMetadata } from "@/lib/tours/pages/metadata";
import { tourPage } from "@/lib/tours/pages/pages";
import { listRelatedTours } from "@/lib/tours/pages/related-queries";
import { tourStructuredData } from "@/lib/tours/pages/structured-data";
import { getCurrentTour } from "@/lib/tours/queries";

const page = definePage({
  address: tourAddress,
  load: ({ id }) => getCurrentTour(id),
  changing: {
    load: ({ data: tour }) => listRelatedTours(tour),
    content: ({ changes: tours, language }) => <RelatedTours tours={tours} language={language} />,
  },
  page: ({ data: tour }) => tourPage(tour),
  head: ({ data: tour, language }) => tourMetadata(tour, language),
  structuredData: ({ data: tour, language }) => tourStructuredData(tour, language),
  frame: ({ data: tour }) => ({ rates: tour.rates }),
  content: ({ data: tour, language, changing }) => (
    <>
      <TourDetail tour={tour} language={language} contacts={chatContacts()} />
      {changing}
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
