import type { ReactNode } from "react";
import { Cancellation, hasCancellation } from "@/components/site/tours/cancellation";
import { SpotFees } from "@/components/site/tours/spot-fees";
import { TourCardPrice } from "@/components/site/tours/tour-price";
import { QuoteBox } from "@/components/site/trip/quote-box";
import { Localized } from "@/components/ui/localized";
import { localize } from "@/lib/core/content/localized-text";
import { formatMoney } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { ComparedTour, TourComparison } from "@/lib/plan/compare-queries";
import type { Current } from "@/lib/tours/calendar/current";
import { listRunningTimes } from "@/lib/tours/calendar/running-times";
import { type LineKind, listFactLines } from "@/lib/tours/facts/lines";
import { isOnRequest } from "@/lib/tours/pricing/price-line";
import { priceOn } from "@/lib/tours/pricing/price-on";
import type { Tour } from "@/lib/tours/schema";
import { countGuests } from "@/lib/trip/trip";

/** A row of the comparison. `render` returns null if the tour states nothing. */
export interface CompareRow {
  label: string;
  render: (compared: ComparedTour) => ReactNode;
  /** The text of a cell without a value; by default that the operator has not stated it. */
  nothing?: string;
}

const comparedFacts = [
  "guide",
  "group",
  "age",
  "boat",
  "swim",
  "pregnant",
  "wheelchair",
  "meals",
] as const satisfies readonly LineKind[];

/** The price of the named day with the fees on the spot. Where no day is named, a script writes the visitor's own day below. */
function ComparedPrice({ compared: { tour, quote }, day, language }: RowProps) {
  const runs = quote === null || quote.runs;
  return (
    <>
      {!runs && <p className="mb-2 font-medium text-coral-700">{quote?.day}</p>}
      <TourCardPrice tour={tour} language={language} date={runs && day ? day : undefined} />
      {runs && day && !quote?.total && <SpotFees facts={tour.facts} language={language} />}
      {quote === null && <QuoteBox id={tour.id} className="quote mt-2" />}
    </>
  );
}

interface RowProps {
  compared: ComparedTour;
  day: string;
  language: Language;
}

/** The prices of the lines for children on the day, with their ages; null without such a line. */
function childPrices(tour: Current<Tour>, language: Language) {
  const texts = priceOn(tour, tour.priceDay).lines.flatMap(({ service_type, ...line }) => {
    if (line.kind !== "child" || isOnRequest(line)) return [];
    return [`${localize(service_type, language).text}: ${formatMoney(line.price, tour.currency, language)}`];
  });
  return texts.join("; ") || null;
}

function seasonText({ firstDay, calendar, today }: Current<Tour>, language: Language): string {
  const t = translate(language);
  if (firstDay === null) return t("days.none");
  const times = listRunningTimes(calendar, today, language);
  return times.length > 0 ? times.map(({ text }) => text).join(". ") : t("compare.everyDay");
}

function doubtsOf({ quote }: ComparedTour): ReactNode {
  const doubts = [
    quote?.places,
    quote?.order ?? quote?.rough,
    ...(quote?.closed_stops ?? []),
    ...(quote?.doubts ?? []),
  ].filter(Boolean);
  return doubts.length > 0 ? <span className="text-coral-700">{doubts.join("; ")}</span> : null;
}

/** Returns the rows of a comparison. Rows about which no tour states anything are left out. */
export function compareRows(
  { compared, trip }: Pick<TourComparison, "compared" | "trip">,
  language: Language,
): CompareRow[] {
  const t = translate(language);
  const lines = new Map(
    compared.map(({ tour }) => [tour.id, listFactLines(tour.facts, language, tour.areas)]),
  );
  const factOf = ({ tour }: ComparedTour, kind: LineKind) =>
    lines.get(tour.id)?.find((line) => line.kind === kind)?.text ?? null;
  const optional: CompareRow[] = [
    { label: t("compare.rows.doubts"), render: doubtsOf, nothing: "–" },
    { label: t("compare.rows.child"), render: ({ tour }) => childPrices(tour, language) },
    {
      label: t("compare.rows.cancellation"),
      render: ({ tour, quote }) =>
        quote?.cancel ?? (hasCancellation(tour) ? <Cancellation tour={tour} language={language} /> : null),
    },
    { label: t("compare.rows.pickup"), render: (each) => each.quote?.pickup ?? factOf(each, "pickup") },
    ...comparedFacts.map((kind) => ({
      label: t(`compare.rows.${kind}`),
      render: (each: ComparedTour) => factOf(each, kind),
    })),
  ];
  return [
    {
      label: t("compare.rows.price"),
      render: (each) => <ComparedPrice compared={each} day={trip.date} language={language} />,
    },
    ...(countGuests(trip) > 0 ? [{ label: t("compare.rows.total"), render: totalOf }] : []),
    ...optional.filter(({ render }) => compared.some((each) => render(each) !== null)),
    {
      label: t("compare.rows.duration"),
      render: ({ tour }) => <Localized text={tour.duration} language={language} />,
    },
    { label: t("compare.rows.season"), render: ({ tour }) => seasonText(tour, language) },
  ];
}

function totalOf({ quote }: ComparedTour): ReactNode {
  if (!quote?.total) return null;
  return (
    <>
      <strong className="font-semibold">{quote.total}</strong>
      {quote.total_notes.map((note) => (
        <span key={note} className="block">
          {note}
        </span>
      ))}
    </>
  );
}
