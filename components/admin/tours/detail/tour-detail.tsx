import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { BasicFacts, SeoTexts } from "./basic-parts";
import { DetailHeader } from "./detail-header";
import type { DetailProps } from "./detail-props";
import { Itinerary } from "./itinerary-part";
import { Pictures } from "./picture-part";
import { PriceOptions, Prices } from "./price-parts";
import { Faqs, Highlights, Inclusions, Policies } from "./text-parts";

/** Everything of a tour, to read only. */
export function TourDetail(props: DetailProps) {
  preloadCyrillic();
  return (
    <>
      <DetailHeader {...props} />
      <div className="grid gap-4">
        <SeoTexts {...props} />
        <BasicFacts {...props} />
        <Prices {...props} />
        <PriceOptions {...props} />
        <Pictures {...props} />
        <Highlights {...props} />
        <Itinerary {...props} />
        <Inclusions {...props} />
        <Faqs {...props} />
        <Policies {...props} />
      </div>
    </>
  );
}
