import type { Language } from "@/lib/i18n/languages";
import type { Tour } from "@/lib/tours/schema";

/** What every part of the detail page is drawn from. */
export interface TourPartProps {
  tour: Tour;
  language: Language;
}
