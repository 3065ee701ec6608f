import { bookingForm } from "@/components/booking/booking-places";
import { BookingSection } from "@/components/booking/booking-section";
import { Tabs } from "@/components/ui/tabs";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { translate } from "@/lib/i18n/messages";
import { FaqPart } from "./faq-part";
import { IncludedExcludedPart } from "./included-excluded-part";
import { ItineraryPart } from "./itinerary-part";
import { OverviewPart } from "./overview-part";
import { PricingPart } from "./pricing-part";
import type { TourPartProps } from "./tour-part";

/** The parts of a tour, by the ids and in the order of. */
const parts = [
  { id: "overview", Part: OverviewPart },
  { id: "includedExcluded", Part: IncludedExcludedPart },
  { id: "itinerary", Part: ItineraryPart },
  { id: "faq", Part: FaqPart },
  { id: "pricing", Part: PricingPart },
  { id: bookingForm, Part: BookingSection },
] as const;

export function TourTabs({ tour, language, contacts }: TourPartProps & { contacts: ChatContacts }) {
  const t = translate(language);
  return (
    <Tabs
      label={t("tour.tabs")}
      tabs={parts.map(({ id, Part }) => ({
        id,
        label: t(`tour.${id}`),
        content: <Part tour={tour} language={language} contacts={contacts} />,
      }))}
    />
  );
}
