import { type BookedTour, type Booking, bookingTotal } from "@/lib/booking/booking";
import { formatMoney } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import type { BookingWords } from "./booking-words";
import { QuantityStepper } from "./quantity-stepper";

interface PriceLinesProps {
  tour: BookedTour;
  language: Language;
  words: BookingWords;
  quantities: Booking["quantities"];
  onChange: (id: number, value: number) => void;
}

/** A stepper for each price line, and the running total. */
export function PriceLines({ tour, language, words, quantities, onChange }: PriceLinesProps) {
  const money = (value: number) => formatMoney(value, tour.currency, language);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold text-heading">{words.participants}</legend>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-white">
        {tour.prices.map(({ id, service, description, price }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 sm:px-5"
          >
            <div className="grid min-w-0 flex-1 basis-36 gap-0.5">
              <p className="font-semibold leading-snug">{service}</p>
              <p className="text-sea-700">{money(price)}</p>
            </div>
            {description && (
              <p className="order-last basis-full text-ink-soft text-sm leading-snug">{description}</p>
            )}
            <QuantityStepper
              service={service}
              value={quantities[id] ?? 0}
              words={words}
              onChange={(value) => onChange(id, value)}
            />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 px-4 sm:px-5">
        <span className="font-medium">{words.total}</span>
        <output className="font-bold text-heading">{money(bookingTotal(tour.prices, quantities))}</output>
      </p>
    </fieldset>
  );
}
