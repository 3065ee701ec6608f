import { classNames } from "@/components/ui/class-names";
import { priceClass } from "@/components/ui/price-class";
import { formatMoney } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { CurrentToday } from "@/lib/tours/calendar/current";
import { formatNearDay } from "@/lib/tours/calendar/running-times";
import { shownPrice } from "@/lib/tours/prices/shown-price";
import type { PriceUnit } from "@/lib/tours/prices/unit";
import type { TourSummary } from "@/lib/tours/schema";
import { PriceNotes, type PriceNotesProps } from "./price-notes";
import { SpotFees } from "./spot-fees";

type PricedField = "starting_price" | "original_price" | "price_unit" | "today" | "facts";

interface TourCardPriceProps {
  tour: Pick<CurrentToday<TourSummary>, PricedField> & PriceNotesProps["tour"];
  language: Language;
  /** False hides other currencies. */
  about?: boolean;
  /** The day whose price the tour has, if a visitor has named one. */
  date?: string;
}

export function TourCardPrice({ tour, language, about = true, date }: TourCardPriceProps) {
  const t = translate(language);
  const price = shownPrice(tour);
  if (!price) return <p className="text-ink-soft text-sm">{t("tours.onRequest")}</p>;
  return (
    <p className="grid min-w-0 grid-cols-1 leading-snug">
      <span className="text-ink-soft text-sm">
        {date
          ? t("trip.priceOn", { date: formatNearDay(date, tour.today, language) })
          : t("tours.startingFrom")}
        {price.original !== null && (
          <OriginalPrice value={price.original} currency={tour.currency} language={language} />
        )}
      </span>
      <span>
        <strong className={classNames(priceClass(tour.currency), "font-bold text-heading")}>
          {formatMoney(price.starting, tour.currency, language)}
        </strong>
        <PriceUnitText unit={tour.price_unit} language={language} />
      </span>
      {about && <PriceNotes tour={tour} amount={price.starting} language={language} />}
      <SpotFees facts={tour.facts} language={language} />
    </p>
  );
}

interface PriceUnitTextProps {
  unit: PriceUnit | null;
  language: Language;
}

export function PriceUnitText({ unit, language }: PriceUnitTextProps) {
  return (
    unit && (
      <>
        {" "}
        <span className="inline-block text-ink-soft text-sm">{translate(language)(`tours.per.${unit}`)}</span>
      </>
    )
  );
}

interface OriginalPriceProps {
  value: number;
  currency: string;
  language: Language;
}

/** The price before the discount, struck through, with words for screen readers. */
export function OriginalPrice({ value, currency, language }: OriginalPriceProps) {
  return (
    <>
      <span className="sr-only"> ({translate(language)("tours.originalPrice")}:</span>{" "}
      <s>{formatMoney(value, currency, language)}</s>
      <span className="sr-only">)</span>
    </>
  );
}
