import "server-only";
import type { Language } from "../../core/i18n/languages";
import { emptyTrip, readTrip, type Trip } from "../../trip/trip";
import { type Current, tourOnDay } from "../calendar/current";
import { requestedDay } from "../calendar/running-on";
import type { Kind } from "../kinds";
import type { TourListState } from "../list/list-state";
import { loadTourList } from "../list/load-list";
import { getCurrentTour } from "../queries";
import type { Tour } from "../schema";
import { quoteTour, writeTrip } from "./quotes";
import type { TourQuote } from "./quotes-schema";

/** The quote on the page of a tour for visitors without script who have named a day, guests or a stay. */
export interface QuotedTrip {
  trip: Trip;
  /** The trip in one line. */
  text: string;
  quote: TourQuote;
}

/** The trip without a day that cannot be requested. */
function requestableTrip(trip: Trip, now: Date): Trip {
  return requestedDay(trip.date, now)?.state === "asked" ? trip : { ...trip, date: emptyTrip.date };
}

/** Adds the quote of a trip to a tour, and gives the tour the prices of the day if it runs then. */
export async function quoteTrip(tour: Current<Tour>, named: Trip, language: Language) {
  const trip = requestableTrip(named, tour.now);
  const quote = await quoteTour(tour, trip, language);
  const said: QuotedTrip = { trip, text: await writeTrip(trip, tour.today, language), quote };
  return { tour: trip.date && quote.runs ? tourOnDay(tour, trip.date) : tour, said };
}

/** Reads a list with the quotes of the guests in its address, if the address asks for quotes. */
export async function loadQuotedList(kind: Kind, state: TourListState, language: Language) {
  const list = await loadTourList(kind, state);
  if (!list || !state.party) return list;
  const trip = requestableTrip(readTrip({ ...Object.fromEntries(state.party), date: state.date }), list.now);
  const tours = await Promise.all(
    list.tours.map(async (card) => {
      const tour = await getCurrentTour(card.tour.id);
      return tour ? { ...card, quote: await quoteTour(tour, trip, language), trip } : card;
    }),
  );
  return { ...list, tours };
}
