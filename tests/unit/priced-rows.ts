import { emptyCalendar, type TourCalendar } from "@/lib/core/calendar/calendar";
import { currencyCode } from "@/lib/core/currencies";
import { baht, type Rates } from "@/lib/rates/rates";
import type { Facts } from "@/lib/tours/facts/schema";
import type { TourType } from "@/lib/tours/kinds";
import { areasOf, lengthOf, needsMetBy } from "@/lib/tours/list/filters";
import { type PricedListRow, type Selection, selectRows } from "@/lib/tours/list/select-rows";
import type { Tag } from "@/lib/tours/tags";

/** The values of a tour that a test of lists names; the others are empty. */
export interface SampleTour {
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

/** Returns the tours as lists know them. The id of each tour is its index in `tours`. */
export function pricedRows(tours: SampleTour[]): PricedListRow[] {
  return tours.map(({ price = null, currency = "THB", minutes = null, facts = {}, ...tour }, id) => ({
    id,
    type: tour.type ?? 1,
    order: id,
    visible: tour.visible ?? true,
    tag: tour.tag ?? null,
    rate: tour.rate ?? null,
    ownPrice: price,
    price,
    currency: currencyCode(currency) ?? currency,
    baht: price === null ? null : baht(price, currency, testRates),
    minutes,
    length: lengthOf(minutes ?? 0),
    needs: new Set(needsMetBy(facts)),
    areas: new Set(areasOf(facts)),
    sea: facts.sea ?? null,
    calendar: tour.calendar ?? emptyCalendar,
  }));
}

/** Returns the ids of the tours that a list has, and of the tours that only the day keeps out. */
export function selectIds(tours: SampleTour[], selection: Selection): { listed: number[]; closed: number[] } {
  const selected = selectRows(pricedRows(tours), selection);
  return { listed: selected.rows.map(({ id }) => id), closed: selected.closed.map(({ id }) => id) };
}
