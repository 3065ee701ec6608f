"use client";

import type { ReactNode } from "react";
import { useInView } from "@/components/ui/use-in-view";
import { writtenDay } from "@/lib/booking/written-day";
import { classNames } from "@/lib/class-names";
import { formatMoney } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { bookingForm } from "./booking-places";
import { useBookingProgress } from "./booking-progress";

interface BookingBoxProps {
  language: Language;
  currency: string;
  words: { title: string; date: string; people: string; nobody: string; total: string };
  /** The starting price and the way to the form: shown until the form is. */
  children: ReactNode;
}

/** Beside the form, on a wide screen: what the visitor has chosen so far. Both contents share one place, so nothing moves. */
export function BookingBox({ language, currency, words, children }: BookingBoxProps) {
  const { date, chosen, total } = useBookingProgress();
  const isFilling = useInView(`#${bookingForm}`) === true && date !== "";
  return (
    <div className="grid border-line border-y py-6">
      <div
        className={classNames(
          "col-start-1 row-start-1 grid content-start gap-4",
          isFilling && "lg:invisible",
        )}
      >
        {children}
      </div>
      {isFilling && (
        <section
          aria-labelledby="booking-box-title"
          className="col-start-1 row-start-1 grid content-start gap-4 max-lg:hidden print:hidden"
        >
          <h2 id="booking-box-title" className="text-heading">
            {words.title}
          </h2>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
            <dt className="text-ink-soft">{words.date}</dt>
            <dd className="text-right font-medium">{writtenDay(date, language)}</dd>
            <dt className="text-ink-soft">{words.people}</dt>
            <dd className="text-right font-medium">
              {chosen.length === 0
                ? words.nobody
                : chosen.map(({ id, service, count }) => (
                    <span key={id} className="block">
                      {count} × {service}
                    </span>
                  ))}
            </dd>
            <dt className="text-ink-soft">{words.total}</dt>
            <dd className="text-right font-bold text-title">{formatMoney(total, currency, language)}</dd>
          </dl>
        </section>
      )}
    </div>
  );
}
