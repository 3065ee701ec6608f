import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { priceClass } from "@/components/ui/price-class";
import { type BookedTour, type Booking, bookingHints, bookingQuote } from "@/lib/booking/booking";
import { costOf, writtenCost } from "@/lib/booking/cost-text";
import { writtenDay } from "@/lib/core/calendar/day-texts";
import { formatMoney } from "@/lib/core/format";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import { linePriceText, packageText } from "@/lib/tours/pricing/price-texts";
import { addAmounts, quantity } from "@/lib/tours/pricing/quote-lines";
import { feeTexts } from "@/lib/tours/pricing/spot-fees";
import type { RequestWords } from "./booking-fallback";
import { CostLines } from "./cost-lines";

interface PriceLinesProps {
  tour: BookedTour;
  language: Language;
  words: RequestWords;
  quantities: Booking["quantities"];
  /** Ages of the visitor's children for whom the tour has no price line. */
  unpricedAges?: readonly number[];
  onChange: (id: number, value: number) => void;
}

export function PriceLines(props: PriceLinesProps) {
  const { tour, language, words, quantities, unpricedAges = [], onChange } = props;
  const money = (value: number) => formatMoney(value, tour.currency, language);
  const unpriced = unpricedAges.map((age) => fill(words.noPriceFor, { age }));
  const hints = [...unpriced, ...bookingHints(tour, quantities)];
  const packages = tour.packages ?? [];
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-3 font-semibold text-heading">{words.participants}</legend>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-white">
        {tour.prices.map(({ id, service, description, before, ...line }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 sm:px-5"
          >
            <div className="grid min-w-0 flex-1 basis-36 gap-0.5">
              <p className="font-semibold leading-snug">{service}</p>
              <p className="text-sea-700">
                {linePriceText(line, tour.currency, language, words)}
                {before !== undefined && (
                  <span className="text-ink-soft text-sm">
                    {" "}
                    <span className="sr-only">{words.priceBefore} </span>
                    <s>{money(before)}</s>
                  </span>
                )}
              </p>
              {before !== undefined && tour.offer && (
                <p className="text-coral-700 text-sm leading-snug">
                  {fill(words.promoUntil, { until: writtenDay(tour.offer.until, language) })}:{" "}
                  {tour.offer.title}
                </p>
              )}
            </div>
            {description && (
              <p className="order-last basis-full text-ink-soft text-sm leading-snug">{description}</p>
            )}
            <QuantityStepper
              name={`booking-line-${id}`}
              service={service}
              value={quantities[id] ?? 0}
              words={words}
              onChange={(value) => onChange(id, value)}
            />
          </li>
        ))}
      </ul>
      {packages.map(({ id, title, until, ...offered }) => (
        <p key={id} className="text-coral-700 text-sm leading-snug">
          {fill(words.promoUntil, { until: writtenDay(until, language) })}: {title},{" "}
          {packageText(offered, tour.currency, language, words.message)}
        </p>
      ))}
      <div role="status">
        {hints.map((hint) => (
          <p key={hint} className="mb-2 flex gap-2.5 rounded-xl bg-sand-100 px-5 py-4 leading-snug">
            <Icon name="info" className="mt-0.5 size-4.5 shrink-0 text-sea-600" />
            {hint}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

type PriceTotalProps = Omit<PriceLinesProps, "onChange"> & { day?: ReactNode; className?: string };

/** The sum of the chosen lines. `day` stands beside the word for the total. */
export function PriceTotal({ tour, language, words, quantities, day, className }: PriceTotalProps) {
  const quoted = bookingQuote(tour, quantities);
  const cost = costOf(quoted);
  const { package: taken } = quoted;
  const costWords = { onRequest: words.onRequest, without: words.message.without };
  return (
    <p className={classNames("flex items-baseline justify-between gap-4", className)}>
      <span className="grid min-w-0">
        <span className="font-medium">{words.total}</span>
        {day}
      </span>
      <output className={classNames(priceClass(tour.currency), "min-w-0 text-right font-bold text-heading")}>
        <CostLines {...writtenCost(cost, tour.currency, language, costWords)} />
        {taken && (
          <span className="block font-normal text-ink-soft text-sm leading-snug">
            <span className="sr-only">{words.priceBefore} </span>
            <s>
              {formatMoney(addAmounts([cost.total, -taken.price, taken.instead]), tour.currency, language)}
            </s>
          </span>
        )}
      </output>
    </p>
  );
}

type TotalFeesProps = Pick<PriceLinesProps, "tour" | "language" | "words" | "quantities">;

/** The fees that the guests pay on the spot, which the sum above leaves out. */
export function TotalFees({ tour, language, words, quantities }: TotalFeesProps) {
  const { fees } = bookingQuote(tour, quantities);
  return feeTexts(fees, language, words.message).map((fee) => (
    <p key={fee} className="text-right text-ink-soft text-sm leading-snug">
      {fill(words.message.spotFee, { fee })}
    </p>
  ));
}

interface QuantityStepperProps {
  name: string;
  service: string;
  value: number;
  words: RequestWords;
  onChange: (value: number) => void;
}

const step =
  "inline-flex size-11 items-center justify-center rounded-full border border-sea-800/30 text-sea-900 hover:bg-sea-50 disabled:cursor-not-allowed disabled:opacity-40";

/** Takes whole numbers from 0, without a maximum. An empty field counts as 0. */
function QuantityStepper({ name, service, value, words, onChange }: QuantityStepperProps) {
  const label = fill(words.quantity, { service });
  return (
    <div className="flex shrink-0 items-center gap-1">
      <button
        type="button"
        aria-label={fill(words.decrease, { service })}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
        className={step}
      >
        <Icon name="minus" className="size-5" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        name={name}
        aria-label={label}
        toolparamdescription={label}
        value={value === 0 ? "" : String(value)}
        placeholder="0"
        onChange={(event) => onChange(quantity(event.target.value.replace(/\D/g, "")))}
        className="h-11 w-14 rounded-lg border border-transparent bg-transparent text-center font-semibold text-lg placeholder:text-ink hover:border-line focus:border-sand-500"
      />
      <button
        type="button"
        aria-label={fill(words.increase, { service })}
        onClick={() => onChange(value + 1)}
        className={step}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  );
}
