import { AboutPrice } from "@/components/site/rates/about-price";
import type { Language } from "@/lib/core/i18n/languages";
import type { CurrentToday } from "@/lib/tours/calendar/current";
import type { TourSummary } from "@/lib/tours/schema";

export interface PriceNotesProps {
  tour: Pick<CurrentToday<TourSummary>, "currency" | "rates">;
  amount: number;
  language: Language;
  /** Adds the conditions of the words. */
  noted?: boolean;
  className?: string;
}

/** The words that features add below a price of a tour. */
export function PriceNotes({ tour: { currency, rates }, ...props }: PriceNotesProps) {
  return <AboutPrice currency={currency} rates={rates} {...props} />;
}
