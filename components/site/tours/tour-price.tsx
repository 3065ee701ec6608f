import { dayPriceMark, pricePartMark } from "@/components/site/rates/day-price-marks";
import { classNames } from "@/components/ui/class-names";
import { priceClass } from "@/components/ui/price-class";
import { formatNearDay } from "@/lib/core/calendar/day-texts";
import { formatMoney } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { CurrentToday } from "@/lib/tours/calendar/current";
import type { PriceUnit } from "@/lib/tours/pricing/unit";
import type { TourSummary } from "@/lib/tours/schema";
import { PriceNotes, type PriceNotesProps } from "./price-notes";
import { SpotFees } from "./spot-fees";

type PricedField = "id" | "price" | "currency" | "price_unit" | "today" | "facts";

interface TourCardPriceProps {
  tour: Pick<CurrentToday<TourSummary>, PricedField> & PriceNotesProps["tour"];
  language: Language;
  /** False hides other currencies. */
  about?: boolean;
  /** The day whose price the tour has, if a visitor has named one. The card of a day names the fees above its price. */
  date?: string;
}

export function TourCardPrice({ tour, language, about = true, date }: TourCardPriceProps) {
  const t = translate(language);
  const price = tour.price.shown;
  if (!price) return <p className="text-ink-soft text-sm">{t("tours.onRequest")}</p>;
  return (
    <p
      {...(date ? {} : dayPriceMark.write(tour.id))}
      className="unit-price grid min-w-0 grid-cols-1 leading-snug"
    >
      <span className="text-ink-soft text-sm">
        <span {...pricePartMark.write("label")}>
          {date
            ? t("trip.priceOn", { date: formatNearDay(date, tour.today, language) })
            : t("tours.startingFrom")}
        </span>
        <OriginalPrice tour={tour} language={language} />
      </span>
      <span>
        <strong
          {...pricePartMark.write("amount")}
          className={classNames(priceClass(tour.currency), "font-bold text-heading")}
        >
          {formatMoney(price.starting, tour.currency, language)}
        </strong>
        <PriceUnitText unit={tour.price_unit} language={language} />
      </span>
      {about && <PriceNotes tour={tour} amount={price.starting} language={language} />}
      {!date && <SpotFees facts={tour.facts} language={language} />}
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
  tour: Pick<CurrentToday<TourSummary>, "price" | "currency">;
  language: Language;
}

/** The price before the discount, struck through, with words for screen readers. Hidden until a script knows a day with a discount. */
export function OriginalPrice({ tour: { price, currency }, language }: OriginalPriceProps) {
  if (!price.canBeDiscounted) return null;
  const value = price.shown?.original ?? null;
  return (
    <span {...pricePartMark.write("original")} hidden={value === null}>
      <span className="sr-only"> ({translate(language)("tours.originalPrice")}:</span>{" "}
      <s {...pricePartMark.write("struck")} className="whitespace-nowrap">
        {value !== null && formatMoney(value, currency, language)}
      </s>
      <span className="sr-only">)</span>
    </span>
  );
}
