import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import type { DayPromo } from "@/lib/core/calendar/calendar";
import { formatMoney } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import type { Current } from "@/lib/tours/calendar/current";
import { formatPromoDays } from "@/lib/tours/calendar/running-times";
import { lowersPrices } from "@/lib/tours/pricing/price-on";
import { packageText } from "@/lib/tours/pricing/price-texts";
import type { Tour } from "@/lib/tours/schema";

interface TourPromosProps {
  tour: Pick<Current<Tour>, "calendar" | "currency" | "today">;
  language: Language;
}

/** What one guest pays on the days of a promo, and what so many guests pay together. */
function pricesText({ price, package: offered }: DayPromo, { tour, language }: TourPromosProps): string {
  const words = messagesOf(language, "booking").message;
  return [
    ...(price === null ? [] : [formatMoney(price, tour.currency, language)]),
    ...(offered ? [packageText(offered, tour.currency, language, words)] : []),
  ].join(", ");
}

/** Why a promo has no price in the form. */
function unpricedText({ isNoLower }: DayPromo, { language }: TourPromosProps): string {
  return translate(language)(isNoLower ? "days.promo.noLower" : "days.promo.ask");
}

/** The promos of a tour that have not ended, with what guests pay on their days, or why the form has no price. */
export function TourPromos({ tour, language }: TourPromosProps) {
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
              {lowersPrices(promo) && `: ${pricesText(promo, { tour, language })}`}
            </strong>{" "}
            <Localized text={promo.title} language={language} />
            {!lowersPrices(promo) && `: ${unpricedText(promo, { tour, language })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
