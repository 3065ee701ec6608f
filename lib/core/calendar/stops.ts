import type { ClosedStop, TourCalendar } from "./calendar";
import { addDays } from "./days";
import { periodHolds } from "./periods";

/**
 * The stops that are closed on one of the days of a tour that starts on `day`, each once. The tour runs and can be
 * requested.
 */
export function listClosedStops({ closed_stops, days }: TourCalendar, day: string): ClosedStop[] {
  const all = Array.from({ length: days }, (_, index) => addDays(day, index));
  const closed = closed_stops.filter((stop) => all.some((each) => periodHolds(stop, each)));
  return closed.filter(({ place }, index) => closed.findIndex((other) => other.place === place) === index);
}
