import type { Purpose } from "@/lib/tours/form-body";
import { type Kind, kinds } from "@/lib/tours/kinds";
import { BasicSection } from "./basic-section";
import { FaqSection } from "./faq-section";
import { HighlightsSection } from "./highlights-section";
import { ImagesSection } from "./images-section";
import { InclusionsSection } from "./inclusions-section";
import { ItinerarySection } from "./itinerary-section";
import { PoliciesSection } from "./policies-section";
import { PriceSection } from "./price-section";
import { PricesSection } from "./prices-section";
import { SeoSection } from "./seo-section";

/** All that can be said of a tour, in the order of. */
export function TourSections({ kind, tourId }: { kind: Kind; tourId: number | null }) {
  const asking: readonly Purpose[] = kinds[kind].currencyRequired;
  const purpose = tourId === null ? "create" : "update";
  return (
    <>
      <SeoSection kind={kind} tourId={tourId ?? 0} />
      <BasicSection />
      <PriceSection currencyRequired={asking.includes(purpose)} />
      <PricesSection />
      <ImagesSection />
      <HighlightsSection />
      <ItinerarySection />
      <InclusionsSection />
      <FaqSection />
      <PoliciesSection />
    </>
  );
}
