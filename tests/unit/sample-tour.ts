import { emptyCalendar } from "@/lib/core/calendar/calendar";
import { emptyDraft, recordOf } from "@/lib/core/content/field-drafts";
import { tourFields } from "@/lib/tours/fields";
import type { Tour } from "@/lib/tours/schema";

/** A tour with the required texts in English and nothing else; `over` adds the fields that a test is about. */
export function sampleTour(over: Partial<Tour> = {}): Tour {
  const empty = recordOf(tourFields, emptyDraft(tourFields)) as Omit<Tour, "id">;
  return {
    ...empty,
    id: 7,
    tour_type: 1,
    order: 0,
    name: { en: "Phi Phi" },
    duration: { en: "1 day" },
    location: { en: "Phuket" },
    overview: { en: "By boat" },
    currency: "THB",
    calendar: emptyCalendar,
    price_unit: null,
    updated_at: new Date(0),
    ...over,
  };
}
