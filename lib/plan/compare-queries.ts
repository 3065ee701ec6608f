import "server-only";
import { dayInZone } from "../core/calendar/days";
import { momentOfDay } from "../core/content/dependencies";
import type { Language } from "../core/i18n/languages";
import { type Current, tourOnDay } from "../tours/calendar/current";
import { type DayRequest, requestedDay } from "../tours/calendar/running-on";
import { listRelatedTours } from "../tours/pages/related-queries";
import type { NamedArea } from "../tours/pickup-areas/named-areas";
import { listPickupAreas } from "../tours/pickup-areas/queries";
import { quoteTour, writeTrip } from "../tours/quotes/quotes";
import type { TourQuote } from "../tours/quotes/quotes-schema";
import type { Tour, TourSummary } from "../tours/schema";
import { emptyTrip, isEmptyTrip, type Trip } from "../trip/trip";
import { mostComparedTours } from "./address";
import { listPlanTours } from "./queries";

export interface ComparedTour {
  /** With the prices of the named day, if the tour runs on that day. */
  tour: Current<Tour>;
  /** Null if nobody has named a day, guests or a place. */
  quote: TourQuote | null;
}

export interface TourComparison {
  compared: ComparedTour[];
  gone: number;
  /** The trip with a day that can be requested, or without a day. */
  trip: Trip;
  /** Day, guests and place in one line. */
  tripText: string;
  asked: DayRequest | null;
  today: string;
  /** Tours that can be added, the nearest in kind first. */
  others: TourSummary[];
  areas: NamedArea[];
}

const mostOthers = 6;

/** Lists what is similar to the compared tours and not among them. */
async function listOthers(tours: Current<Tour>[]): Promise<TourSummary[]> {
  if (tours.length === mostComparedTours) return [];
  const related = (await Promise.all(tours.map(listRelatedTours))).flat();
  const others = new Map(related.map((tour) => [tour.id, tour]));
  for (const { id } of tours) others.delete(id);
  return [...others.values()].slice(0, mostOthers);
}

/** Lists the pick-up areas that at least one of the tours names. */
async function listAreasOf(tours: readonly Tour[]): Promise<NamedArea[]> {
  const served = new Set(tours.flatMap(({ facts }) => facts.pickup?.areas ?? []));
  return (await listPickupAreas()).filter(({ code }) => served.has(code));
}

/** Reads the tours of a comparison with the prices and totals of a visitor's own day. */
export async function loadComparison(
  ids: number[],
  named: Trip,
  language: Language,
): Promise<TourComparison> {
  const now = momentOfDay();
  const asked = requestedDay(named.date, now);
  const trip = asked?.state === "asked" ? named : { ...named, date: emptyTrip.date };
  const { tours, gone } = await listPlanTours(ids);
  const compared = await Promise.all(
    tours.map(async (tour) => {
      const quote = isEmptyTrip(trip) ? null : await quoteTour(tour, trip, language);
      return { tour: trip.date && quote?.runs ? tourOnDay(tour, trip.date) : tour, quote };
    }),
  );
  const today = dayInZone(now);
  const others = await listOthers(tours);
  const [tripText, areas] = await Promise.all([writeTrip(trip, today, language), listAreasOf(tours)]);
  return { compared, gone, trip, tripText, asked, today, others, areas };
}
