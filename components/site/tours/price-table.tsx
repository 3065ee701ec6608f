import type { ReactNode } from "react";
import { linePriceMark, pricedDayMark } from "@/components/site/rates/day-price-marks";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { formatNearDay } from "@/lib/core/calendar/day-texts";
import type { Period } from "@/lib/core/calendar/periods";
import { formatMoney } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import type { Current } from "@/lib/tours/calendar/current";
import { formatPeriodEnd, formatPromoDays } from "@/lib/tours/calendar/running-times";
import { listPackages } from "@/lib/tours/pricing/packages";
import { seasonKey } from "@/lib/tours/pricing/planned-prices";
import { isPriced, priceOn } from "@/lib/tours/pricing/price-on";
import { linePriceText } from "@/lib/tours/pricing/price-texts";
import type { Tour } from "@/lib/tours/schema";
import { PriceNotes } from "./price-notes";

type PricedField = "calendar" | "prices" | "currency" | "starting_price" | "original_price";

interface PriceTableProps {
  tour: Pick<Current<Tour>, PricedField | "priceDay" | "today" | "rates">;
  language: Language;
}

const priceColumns = ["serviceType", "price", "description"] as const;

export function PriceTable({ tour, language }: PriceTableProps) {
  const t = translate(language);
  const words = messagesOf(language, "tours");
  return (
    <table className="w-full border-line border-y text-left">
      <PricedDay tour={tour} language={language} />
      <thead className="sr-only sm:not-sr-only">
        <tr className="border-line border-b text-ink-soft text-sm sm:table-row">
          {priceColumns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-4 font-medium">
              {t(`tour.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {priceOn(tour, tour.priceDay).lines.map(({ id, service_type, description, ...line }, index) => (
          <PriceRow
            key={id}
            name={<Localized text={service_type} language={language} />}
            price={
              <span {...linePriceMark.write(index)}>
                {linePriceText(line, tour.currency, language, words)}
              </span>
            }
            amount={line.price}
            tour={tour}
            language={language}
          >
            <Localized text={description} language={language} />
            <OtherDays tour={tour} language={language} index={index} />
          </PriceRow>
        ))}
        {listPackages(tour.calendar.promos, tour.today).map((promo) => (
          <PriceRow
            key={`promo ${promo.id}`}
            name={t("tour.together", { guests: promo.package.guests })}
            price={formatMoney(promo.package.price, tour.currency, language)}
            amount={promo.package.price}
            tour={tour}
            language={language}
          >
            {formatPromoDays(promo, tour.today, language)}:{" "}
            <Localized text={promo.title} language={language} />. {t("tour.togetherCounts")}
          </PriceRow>
        ))}
      </tbody>
    </table>
  );
}

interface PriceRowProps extends PriceTableProps {
  name: ReactNode;
  price: ReactNode;
  /** The price as a number. */
  amount: number;
  /** What the price is for. */
  children: ReactNode;
}

function PriceRow({ name, price, amount, tour, language, children }: PriceRowProps) {
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-4 sm:table-row">
      <th scope="row" className="hyphens-auto align-top font-semibold sm:w-1/3 sm:py-4 sm:pr-4">
        {name}
      </th>
      <td className="align-top font-semibold sm:whitespace-nowrap sm:py-4 sm:pr-6">
        {price}
        <PriceNotes tour={tour} amount={amount} language={language} className="text-right sm:text-left" />
      </td>
      <td className="col-span-2 align-top text-ink-soft sm:py-4">{children}</td>
    </tr>
  );
}

/** The caption of the table. Shown only for a tour whose prices differ by day. */
function PricedDay({ tour: { calendar, priceDay, today }, language }: PriceTableProps) {
  const { seasons, planned_prices, promos } = calendar;
  if (priceDay === null || seasons.length + planned_prices.length + promos.length === 0) return null;
  const [before = "", after = ""] = translate(language)("trip.pricesOn", { date: "|" }).split("|");
  return (
    <caption className="pb-3 text-left font-semibold text-lg">
      {before}
      <span {...pricedDayMark.write(true)}>{formatNearDay(priceDay, today, language)}</span>
      {after}
    </caption>
  );
}

/** Folds the prices of a line in the seasons, plans and promos that change it, and its price on all other days. */
function OtherDays({ tour, language, index }: PriceTableProps & { index: number }) {
  const { calendar, currency, today } = tour;
  const t = translate(language);
  const line = tour.prices[index];
  const priceText = (price: number) =>
    linePriceText({ ...line, price }, currency, language, messagesOf(language, "tours"));
  const seasonEnds = ({ from, until }: Period) => ({
    from: formatPeriodEnd(from, today, language),
    until: formatPeriodEnd(until, today, language),
  });
  const plannedText = (from: string, price: string) =>
    t("days.plannedPrice", { day: formatPeriodEnd(from, today, language), price });
  const seasons = calendar.seasons.filter(({ until }) => until.length === 5 || until >= today);
  const priced = seasons.flatMap(({ from, until, prices }) => {
    const price = prices[index] ?? null;
    return price === null
      ? []
      : [t("days.seasonPrice", { ...seasonEnds({ from, until }), price: priceText(price) })];
  });
  const planned = calendar.planned_prices.flatMap(({ from, season, prices }) => {
    const price = prices[index] ?? null;
    const found = season === null ? null : seasons.find((each) => seasonKey(each) === season);
    if (price === null || found === undefined) return [];
    const text = plannedText(from, priceText(price));
    return [found ? t("days.seasonPrice", { ...seasonEnds(found), price: text }) : text];
  });
  const promos = calendar.promos
    .filter(isPriced)
    .filter((promo) => promo.line === index && promo.until >= today)
    .map((promo) => `${formatPromoDays(promo, today, language)}: ${priceText(promo.price)}`);
  const days = [...priced, ...planned, ...promos];
  if (days.length === 0 || !line) return null;
  // A tour that runs in its seasons alone may have a season without a price of its own.
  const isNeverOwn =
    calendar.only_in_seasons && seasons.every(({ prices }) => (prices[index] ?? null) !== null);
  const own = isNeverOwn ? [] : [t("trip.outside", { price: priceText(line.price) })];
  return (
    <details className="mt-1 text-ink">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-medium text-sea-700">
        {t("trip.otherDays")}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul>
        {[...days, ...own].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
