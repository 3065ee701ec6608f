"use client";

import { button } from "@/components/ui/button";
import { useInView } from "@/components/ui/use-in-view";
import { formatMoney } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { bookingForm, mainButton } from "./booking-places";
import { useBookingProgress } from "./booking-progress";

interface BookingBarProps {
  language: Language;
  currency: string;
  priceFrom: number | null;
  labels: { priceFrom: string; total: string; book: string };
}

/**
 * On phones, while neither the main button nor the form is in view: the price from, then the running total, with
 * the way to the booking tab.
 */
export function BookingBar({ language, currency, priceFrom, labels }: BookingBarProps) {
  const { total } = useBookingProgress();
  const buttonInView = useInView(`#${mainButton}`);
  const formInView = useInView(`#${bookingForm}`);
  const isShown = buttonInView === false && formInView === false;
  const amount = total > 0 ? total : priceFrom;
  return (
    <div
      data-booking-bar
      data-shown={isShown || undefined}
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-line border-t bg-sand-50/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md transition-[translate,visibility] duration-200 sm:px-6 lg:hidden low:pt-1 low:pb-[max(0.25rem,env(safe-area-inset-bottom))] scripted:not-data-shown:invisible scripted:not-data-shown:translate-y-full print:hidden"
    >
      <p className="min-w-0 leading-tight low:flex low:items-baseline low:gap-2">
        {amount !== null && (
          <>
            <span className="block text-ink-soft text-sm">{total > 0 ? labels.total : labels.priceFrom}</span>
            <span className="block truncate font-bold text-lg">
              {formatMoney(amount, currency, language)}
            </span>
          </>
        )}
      </p>
      <a href={`#${bookingForm}`} className={button({ className: "shrink-0" })}>
        {labels.book}
      </a>
    </div>
  );
}
