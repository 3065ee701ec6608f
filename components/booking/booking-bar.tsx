"use client";

import { button } from "@/components/ui/button";
import { formatMoney } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { useBookingTotal } from "./booking-total";

interface BookingBarProps {
  language: Language;
  currency: string;
  priceFrom: number | null;
  labels: { priceFrom: string; total: string; book: string };
}

/** On phones: the price from, then the running total, always in reach; leads to the booking tab (decisions.md 6). */
export function BookingBar({ language, currency, priceFrom, labels }: BookingBarProps) {
  const total = useBookingTotal();
  const shown = total > 0 ? total : priceFrom;
  return (
    <div
      data-booking-bar
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-line border-t bg-sand-50/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 backdrop-blur-md lg:hidden print:hidden"
    >
      <p className="min-w-0 leading-tight">
        {shown !== null && (
          <>
            <span className="block text-ink-soft text-sm">{total > 0 ? labels.total : labels.priceFrom}</span>
            <span className="block truncate font-bold text-lg">{formatMoney(shown, currency, language)}</span>
          </>
        )}
      </p>
      <a href="#booking" className={button({ className: "shrink-0" })}>
        {labels.book}
      </a>
    </div>
  );
}
