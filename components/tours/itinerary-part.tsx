import { translate } from "@/lib/i18n/messages";
import { EmptyPart } from "./empty-part";
import { ItineraryDay } from "./itinerary-day";
import type { TourPartProps } from "./tour-part";

/** The days of a tour in their order. */
export function ItineraryPart({ tour, language }: TourPartProps) {
  const days = tour.itineraries.toSorted((a, b) => a.day - b.day);
  if (days.length === 0) return <EmptyPart>{translate(language)("tour.noItinerary")}</EmptyPart>;
  return (
    <ol className="grid gap-10">
      {days.map((day) => (
        <ItineraryDay key={day.id} day={day} language={language} />
      ))}
    </ol>
  );
}
