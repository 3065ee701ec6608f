import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { formatMoney } from "@/lib/core/format";
import { translate } from "@/lib/core/i18n/messages";
import { formatPromoDays } from "@/lib/tours/calendar/running-times";
import type { TourPartProps } from "./tour-tabs";

/** The promos of a tour that have not ended, with what the tour costs on their days. */
export function TourPromos({ tour, language }: TourPartProps) {
  const promos = tour.calendar.promos.filter(({ until }) => until >= tour.today);
  if (promos.length === 0) return null;
  return (
    <ul className="grid gap-2 rounded-xl bg-accent-tint px-4 py-3 text-base leading-snug">
      {promos.map((promo) => (
        <li key={promo.id} className="flex gap-2.5">
          <Icon name="calendar-clock" className="mt-0.75 size-4.5 shrink-0 text-accent-text" />
          <span>
            <strong className="font-semibold">
              {formatPromoDays(promo, tour.today, language)}
              {promo.price !== null && `: ${formatMoney(promo.price, tour.currency, language)}`}
            </strong>{" "}
            <Localized text={promo.title} language={language} />
            {promo.price === null && `: ${translate(language)("days.promo.ask")}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
