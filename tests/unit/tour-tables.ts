import { emptyCalendar, type TourCalendar } from "@/lib/calendar/calendar";
import { currencyCode } from "@/lib/rates/currencies";
import { baht, type Rates } from "@/lib/rates/rates";
import type { Facts } from "@/lib/tours/facts/schema";
import type { TourType } from "@/lib/tours/kinds";
import { areasOf, lengthOf, lengths, needsMetBy } from "@/lib/tours/list/filters";
import type { TourTable } from "@/lib/tours/list/table-filters";
import { type Tag, tags } from "@/lib/tours/tags";

/** A tour as the table of all lists knows it. */
export interface TableTour {
  type?: TourType;
  visible?: boolean;
  tag?: Tag | null;
  rate?: number | null;
  /** As visitors see it. */
  price?: number | null;
  currency?: string;
  minutes?: number | null;
  facts?: Facts;
  calendar?: TourCalendar;
}

const quoted = { source: "staff", quoted_on: "2027-01-01" } as const;

/** What the tests compare prices with. */
export const testRates: Rates = [
  { currency: "IDR", baht: 0.002, ...quoted },
  { currency: "USD", baht: 32.5, ...quoted },
];

/** The table of these tours, whose ids are their places and 100. */
export function tableOf(tours: TableTour[]): TourTable {
  const numbers = (figureOf: (tour: TableTour) => number | null | undefined) =>
    Float64Array.from(tours, (tour) => figureOf(tour) ?? Number.NaN);
  const inBaht = ({ price = null, currency = "THB" }: TableTour) =>
    price === null ? null : baht(price, currency, testRates);
  const foreign = (tour: TableTour) => (inBaht(tour) === null ? (tour.price ?? null) : null);
  const calendarOf = ({ calendar = emptyCalendar }: TableTour) => calendar;
  const calendars = [...new Set(tours.map(calendarOf))];
  return {
    ids: Int32Array.from(tours, (_, place) => place + 100),
    placeOf: new Map(tours.map((_, place) => [place + 100, place])),
    types: Uint8Array.from(tours, ({ type = 1 }) => type),
    visible: Uint8Array.from(tours, ({ visible = true }) => Number(visible)),
    tags: Uint8Array.from(tours, ({ tag }) => (tag ? tags.indexOf(tag) + 1 : 0)),
    rates: numbers(({ rate }) => rate),
    baht: numbers(inBaht),
    foreign: numbers(foreign),
    foreignPlaces: Uint32Array.from(
      [...tours.entries()].flatMap(([place, tour]) => (foreign(tour) === null ? [] : [place])),
    ),
    currencies: tours.map(({ currency = "THB" }) => currencyCode(currency) ?? currency),
    minutes: numbers(({ minutes }) => minutes),
    lengths: Uint8Array.from(tours, ({ minutes }) => {
      const length = lengthOf(minutes ?? 0);
      return length ? lengths.indexOf(length) + 1 : 0;
    }),
    factsOf: Uint32Array.from(tours.keys()),
    facts: tours.map(({ facts = {} }) => ({
      ...{ needs: new Set(needsMetBy(facts)), areas: new Set(areasOf(facts)) },
    })),
    calendarOf: Uint32Array.from(tours, (tour) => calendars.indexOf(calendarOf(tour))),
    calendars,
    orders: new Map(),
    unfiltered: new Map(),
  };
}
