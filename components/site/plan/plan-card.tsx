import type { CSSProperties } from "react";
import { pricePartMark } from "@/components/site/rates/day-price-marks";
import { PriceNotes } from "@/components/site/tours/price-notes";
import { SpotFees } from "@/components/site/tours/spot-fees";
import { PriceUnitText } from "@/components/site/tours/tour-price";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { Picture } from "@/components/ui/picture";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import { priceClass } from "@/components/ui/price-class";
import { formatMoney } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { thumbnailSource } from "@/lib/core/storage/picture-source";
import type { Current } from "@/lib/tours/calendar/current";
import { kindOf } from "@/lib/tours/kinds";
import { tourPath } from "@/lib/tours/pages/paths";
import { priceOn } from "@/lib/tours/pricing/price-on";
import { linePriceText } from "@/lib/tours/pricing/price-texts";
import type { Tour } from "@/lib/tours/schema";
import { plannedTourMark, planPriceMark, planSlotMark } from "./plan-page-marks";

export function priceFrom(tour: Current<Tour>, language: Language): string {
  const price = tour.price.shown;
  return price ? formatMoney(price.starting, tour.currency, language) : "";
}

interface PlanCardProps {
  tour: Current<Tour>;
  language: Language;
}

/** Tells the styles how much space to reserve for the day and the price lines (app/site.css). */
const linesOf = (lines: number): CSSProperties & { "--lines": number } => ({ "--lines": lines });

/** A tour of a plan, with the element into which its day and counts are rendered. */
export function PlanCard({ tour, language }: PlanCardProps) {
  const lines = tour.prices.length;
  const [cover] = tour.images;
  return (
    <article
      id={`plan-${tour.id}`}
      {...plannedTourMark.write(tour.id)}
      aria-labelledby={`plan-${tour.id}-name`}
      className="grid grid-cols-1 gap-5 rounded-card bg-white p-4 shadow-card sm:p-6 print:p-0 print:shadow-none"
    >
      <div className="flex gap-4 sm:gap-5">
        <div className="size-22 shrink-0 overflow-hidden rounded-xl sm:size-32 print:hidden">
          {cover ? (
            <Picture source={thumbnailSource(cover)} alt="" sizes="(min-width: 40rem) 8rem, 5.5rem" />
          ) : (
            <PicturePlaceholder />
          )}
        </div>
        <PlanCardHead tour={tour} language={language} />
      </div>
      {lines > 0 && (
        <ul className="hidden gap-1 scriptless:grid">
          {priceOn(tour, tour.priceDay).lines.map(({ id, service_type, ...line }) => (
            <li key={id}>
              <Localized text={service_type} language={language} />:{" "}
              {linePriceText(line, tour.currency, language, messagesOf(language, "tours"))}
            </li>
          ))}
        </ul>
      )}
      <div {...planSlotMark.write(tour.id)} className="plan-slot scriptless:hidden" style={linesOf(lines)} />
    </article>
  );
}

const icon = "mt-0.75 size-4 shrink-0 text-sea-600";

function PlanCardHead({ tour, language }: PlanCardProps) {
  const t = translate(language);
  const price = priceFrom(tour, language);
  const starting = tour.price.shown?.starting;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <h2 id={`plan-${tour.id}-name`} className="text-heading">
        <a href={tourPath(language, kindOf(tour.tour_type), tour)} className="hover:text-sea-700">
          <Localized text={tour.name} language={language} unbroken />
        </a>
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
        <li className="flex gap-1.5">
          <Icon name="map-pin" className={icon} />
          <Localized text={tour.location} language={language} />
        </li>
        <li className="flex gap-1.5">
          <Icon name="clock" className={icon} />
          <Localized text={tour.duration} language={language} />
        </li>
        {tour.code && (
          <li className="flex gap-1.5">
            <Icon name="tag" className={icon} />
            {tour.code}
          </li>
        )}
      </ul>
      <p {...planPriceMark.write(tour.id)} className="leading-snug">
        {price && (
          <span {...pricePartMark.write("label")} className="text-ink-soft text-sm">
            {t("tours.startingFrom")}
          </span>
        )}{" "}
        <strong
          {...pricePartMark.write("amount")}
          className={classNames(priceClass(tour.currency), "font-bold")}
        >
          {price || t("tours.onRequest")}
        </strong>
        {price && <PriceUnitText unit={tour.price_unit} language={language} />}
        {starting && <PriceNotes tour={tour} amount={starting} language={language} noted className="block" />}
        {starting && <SpotFees facts={tour.facts} language={language} />}
      </p>
    </div>
  );
}
