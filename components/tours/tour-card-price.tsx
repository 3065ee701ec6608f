import { formatMoney } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { shownPrice } from "@/lib/tours/price";
import type { TourSummary } from "@/lib/tours/schema";
import { OriginalPrice } from "./original-price";

/** What a tour costs from, and before its discount; nothing without a price. */
export function TourCardPrice({ tour, language }: { tour: TourSummary; language: Language }) {
  const price = shownPrice(tour);
  if (!price) return null;
  return (
    <p className="grid leading-snug">
      <span className="text-ink-soft text-sm">
        {translate(language)("tours.startingFrom")}
        {price.original !== null && (
          <OriginalPrice value={price.original} currency={tour.currency} language={language} />
        )}
      </span>
      <strong className="font-bold text-heading">
        {formatMoney(price.starting, tour.currency, language)}
      </strong>
    </p>
  );
}
