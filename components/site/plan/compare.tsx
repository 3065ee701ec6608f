import type { ReactNode } from "react";
import { AboutPrice } from "@/components/site/tours/about-price";
import { Cancellation, hasCancellation } from "@/components/site/tours/cancellation";
import { SpotFees } from "@/components/site/tours/spot-fees";
import { quoteMark } from "@/components/site/trip/trip-marks";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { getDayPrices } from "@/lib/calendar/prices";
import { localize } from "@/lib/content/localized-text";
import { formatMoney } from "@/lib/format";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import type { Current } from "@/lib/tours/calendar/current";
import { listRunningTimes } from "@/lib/tours/calendar/running-times";
import { type LineKind, listFactLines } from "@/lib/tours/facts/lines";
import { shownPrice } from "@/lib/tours/prices/shown-price";
import type { Tour } from "@/lib/tours/schema";
import { plannedTourMark } from "./plan-page-marks";

interface CompareProps {
  tours: Current<Tour>[];
  language: Language;
}

/** A scrolling region must be reachable by keys. */
const keyScrollable = { tabIndex: 0 };

const columns = 4;

const comparedFacts = [
  "pickup",
  "group",
  "age",
  "boat",
  "swim",
  "pregnant",
  "wheelchair",
  "meals",
  "guide",
] as const satisfies readonly LineKind[];

interface Row {
  label: string;
  /** Returns null if the tour states nothing. */
  render: (tour: Current<Tour>) => ReactNode;
}

function Price({ tour, language }: { tour: Current<Tour>; language: Language }) {
  const price = shownPrice(tour);
  if (!price) return translate(language)("tours.onRequest");
  const { currency, rates } = tour;
  return (
    <>
      {formatMoney(price.starting, currency, language)}
      <AboutPrice
        amount={price.starting}
        className="block"
        currency={currency}
        rates={rates}
        language={language}
      />
      <SpotFees facts={tour.facts} language={language} />
      <span {...quoteMark.write(tour.id)} className="quote" />
    </>
  );
}

/** The prices of the lines for children, with their ages; null without such a line. */
function childPrice({ prices, currency, calendar, own, firstDay }: Current<Tour>, language: Language) {
  const priced = prices.map(({ price }) => price);
  const day = getDayPrices(calendar, { ...own, prices: priced }, firstDay).prices;
  const texts = prices.flatMap(({ kind, service_type }, index) => {
    const price = day[index] ?? 0;
    if (kind !== "child" || price <= 0) return [];
    return [`${localize(service_type, language).text}: ${formatMoney(price, currency, language)}`];
  });
  return texts.join("; ") || null;
}

function compareRows(tours: Current<Tour>[], language: Language): Row[] {
  const t = translate(language);
  const lines = new Map(tours.map(({ id, facts }) => [id, listFactLines(facts, language)]));
  const factRows = comparedFacts.map((kind) => ({
    label: t(`plan.rows.${kind}`),
    render: ({ id }: Current<Tour>) => lines.get(id)?.find((line) => line.kind === kind)?.text ?? null,
  }));
  return [
    { label: t("plan.rows.price"), render: (tour) => <Price tour={tour} language={language} /> },
    ...[{ label: t("plan.rows.child"), render: (tour: Current<Tour>) => childPrice(tour, language) }].filter(
      ({ render }) => tours.some((tour) => render(tour) !== null),
    ),
    {
      label: t("plan.rows.cancellation"),
      render: (tour) => (hasCancellation(tour) ? <Cancellation tour={tour} language={language} /> : null),
    },
    {
      label: t("plan.rows.duration"),
      render: (tour) => <Localized text={tour.duration} language={language} />,
    },
    ...factRows.filter(({ render }) => tours.some((tour) => render(tour) !== null)),
    {
      label: t("plan.rows.season"),
      render: ({ calendar, today, firstDay }) => {
        if (firstDay === null) return t("days.none");
        const times = listRunningTimes(calendar, today, language);
        return times.length > 0 ? times.map(({ text }) => text).join(". ") : t("plan.everyDay");
      },
    },
  ];
}

/** Compares tours, four side by side. The names of the rows stay in view. */
export function Compare({ tours, language }: CompareProps) {
  if (tours.length < 2) return null;
  const t = translate(language);
  const groups = Array.from({ length: Math.ceil(tours.length / columns) }, (_, index) =>
    tours.slice(index * columns, (index + 1) * columns),
  );
  return (
    <details className="group/compare rounded-card border border-line bg-white">
      <summary className="flex min-h-13 items-center justify-between gap-3 px-5 font-semibold">
        {t("plan.compare")}
        <Icon name="chevron-down" className="size-5 group-open/compare:rotate-180 print:hidden" />
      </summary>
      {groups.map((group) => (
        <section
          key={group[0]?.id}
          {...keyScrollable}
          aria-label={`${t("plan.compare")}: ${group.map(({ name }) => localize(name, language).text).join(", ")}`}
          className="inner-ring overflow-x-auto border-line border-t"
        >
          <CompareTable tours={group} language={language} />
        </section>
      ))}
    </details>
  );
}

function CompareTable({ tours, language }: CompareProps) {
  return (
    <table className="compared">
      <thead>
        <tr>
          <td />
          {tours.map(({ id, name }) => (
            <th key={id} {...plannedTourMark.write(id)} scope="col">
              <Localized text={name} language={language} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {compareRows(tours, language).map(({ label, render }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {tours.map((tour) => (
              <td key={tour.id}>{render(tour) ?? translate(language)("plan.notStated")}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
