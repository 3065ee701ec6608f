import "server-only";
import { getDayState, type TourCalendar } from "../../core/calendar/calendar";
import { isYearly, periodHolds } from "../../core/calendar/periods";
import { momentOfDay } from "../../core/content/dependencies";
import { type Current, tourOnDay } from "../calendar/current";
import { toursNow } from "../calendar/tour-now";
import { fullOn } from "../days/queries";
import { listPricedRows } from "../list/priced-rows";
import type { PricedListRow } from "../list/select-rows";
import { listSimilarIds } from "../pages/related-queries";
import { listSummaries } from "../queries";
import type { Tour, TourSummary } from "../schema";

/** Up to so many tours are named in place of one that does not run. */
const most = 4;

/** Looks a calendar up once, because tours with equal rules share one object. */
function runningOn(days: readonly string[], now: Date): (calendar: TourCalendar) => boolean {
  const known = new Map<TourCalendar, boolean>();
  return (calendar) => {
    const runs = known.get(calendar) ?? days.every((day) => getDayState(calendar, day, now).state === "open");
    known.set(calendar, runs);
    return runs;
  };
}

/**
 * Tells whether a tour is a worse choice than others in place of a closed one. Where the sea is closed for some days, tours at open
 * sea are. Where a park is closed for its season, tours on land are, because guests look for another island.
 */
function isWorseInstead({ facts: { sea }, calendar }: Current<Tour>, day: string) {
  const isSeaClosed =
    sea === "open" &&
    [...calendar.closed_periods, ...calendar.common_closed_periods].some(
      (period) => !isYearly(period) && periodHolds(period, day),
    );
  const isAtSea = (other: PricedListRow["sea"]) => other === "open" || other === "sheltered";
  return (other: PricedListRow["sea"]): boolean => {
    if (isSeaClosed) return other === "open";
    return isAtSea(sea ?? null) && !isAtSea(other);
  };
}

/** Finds up to four tours of the same kind that run on all days and are full on none, the most similar first. */
export async function listToursInstead(
  tour: Current<Tour>,
  days: readonly string[],
): Promise<Current<TourSummary>[]> {
  const [first] = days;
  if (first === undefined) return [];
  const [runs, full] = [runningOn(days, momentOfDay()), await fullOn(days)];
  const running = new Map<number, PricedListRow["sea"]>();
  for (const other of await listPricedRows()) {
    const hasRoom = other.visible && !full.has(other.id);
    if (other.type === tour.tour_type && hasRoom && runs(other.calendar)) running.set(other.id, other.sea);
  }
  const isWorse = isWorseInstead(tour, first);
  const preferred: number[] = [];
  const others: number[] = [];
  for await (const id of listSimilarIds(tour)) {
    const sea = running.get(id);
    if (sea === undefined) continue;
    (isWorse(sea) ? others : preferred).push(id);
    if (preferred.length === most) break;
  }
  const ids = [...preferred, ...others].slice(0, most);
  return (await toursNow(await listSummaries(ids))).map((other) => tourOnDay(other, first));
}
