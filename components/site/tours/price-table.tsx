import { Localized } from "@/components/ui/localized";
import type { Period } from "@/lib/calendar/periods";
import { seasonKey } from "@/lib/calendar/planned-prices";
import { isPriced } from "@/lib/calendar/prices";
import { formatMoney } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { Current } from "@/lib/tours/calendar/current";
import { formatPeriodEnd, formatPromoDays } from "@/lib/tours/calendar/running-times";
import type { Tour } from "@/lib/tours/schema";
import { PriceNotes } from "./price-notes";

interface PriceTableProps {
  tour: Current<Tour>;
  language: Language;
}

const priceColumns = ["serviceType", "price", "description"] as const;

/** A price of 0 is not shown to visitors as a price. */
function linePrice(price: number, currency: string, language: Language): string {
  return price > 0 ? formatMoney(price, currency, language) : translate(language)("tours.onRequest");
}

export function PriceTable({ tour, language }: PriceTableProps) {
  const t = translate(language);
  return (
    <table className="w-full border-line border-y text-left">
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
        {tour.prices.map(({ id, service_type, price, description }, index) => (
          <tr key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-4 sm:table-row">
            <th scope="row" className="hyphens-auto align-top font-semibold sm:w-1/3 sm:py-4 sm:pr-4">
              <Localized text={service_type} language={language} />
            </th>
            <td className="align-top font-semibold sm:whitespace-nowrap sm:py-4 sm:pr-6">
              {linePrice(price, tour.currency, language)}
              <PriceNotes
                tour={tour}
                amount={price}
                language={language}
                className="text-right sm:text-left"
              />
            </td>
            <td className="col-span-2 align-top text-ink-soft sm:py-4">
              <Localized text={description} language={language} />
              <SeasonPrices tour={tour} language={language} index={index} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows the prices of a line in the seasons, plans and promos that change it. */
function SeasonPrices({ tour, language, index }: PriceTableProps & { index: number }) {
  const { calendar, currency, today } = tour;
  const t = translate(language);
  const seasonEnds = ({ from, until }: Period) => ({
    from: formatPeriodEnd(from, today, language),
    until: formatPeriodEnd(until, today, language),
  });
  const plannedText = (from: string, price: string) =>
    t("days.plannedPrice", { day: formatPeriodEnd(from, today, language), price });
  const seasons = calendar.seasons.filter(({ until }) => until.length === 5 || until >= today);
  const priced = seasons.flatMap(({ id, from, until, prices }) => {
    const price = prices[index] ?? null;
    return price === null ? [] : [{ id, from, until, price: linePrice(price, currency, language) }];
  });
  const planned = calendar.planned_prices.flatMap(({ from, season, prices }) => {
    const price = prices[index] ?? null;
    const found = season === null ? null : seasons.find((each) => seasonKey(each) === season);
    return price === null || found === undefined
      ? []
      : [{ key: `${from} ${season}`, from, found, price: linePrice(price, currency, language) }];
  });
  const promos = calendar.promos.filter((promo) => promo.line === index && promo.until >= today);
  if (priced.length + planned.length + promos.length === 0) return null;
  return (
    <ul className="mt-1 text-ink">
      {priced.map(({ id, from, until, price }) => (
        <li key={id}>{t("days.seasonPrice", { ...seasonEnds({ from, until }), price })}</li>
      ))}
      {planned.map(({ key, from, found, price }) => (
        <li key={key}>
          {found
            ? t("days.seasonPrice", { ...seasonEnds(found), price: plannedText(from, price) })
            : plannedText(from, price)}
        </li>
      ))}
      {promos.filter(isPriced).map((promo) => (
        <li key={`promo ${promo.id}`}>
          {formatPromoDays(promo, today, language)}: {linePrice(promo.price, currency, language)}
        </li>
      ))}
    </ul>
  );
}
