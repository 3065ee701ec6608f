import "server-only";
import { getDayState, type TourCalendar } from "../../calendar/calendar";
import { momentOfDay } from "../../content/dependencies";
import { type Current, tourOnDay } from "../calendar/current";
import { toursNow } from "../calendar/tour-now";
import { listListedTours } from "../list/listed-tours";
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
 * Finds up to four tours of the same kind that run on all days, the most similar first. For a tour at open sea, tours on land
 * and in sheltered water come first.
 */
export async function listToursInstead(
  tour: Current<Tour>,
  days: readonly string[],
): Promise<Current<TourSummary>[]> {
  const [first] = days;
  if (first === undefined) return [];
  const runs = runningOn(days, momentOfDay());
  const running = new Map<number, { isAtOpenSea: boolean }>();
  for (const other of await listListedTours()) {
    if (other.type === tour.tour_type && other.visible && runs(other.calendar)) running.set(other.id, other);
  }
  const isLastChoice = (id: number) => tour.facts.sea === "open" && running.get(id)?.isAtOpenSea === true;
  const preferred: number[] = [];
  const others: number[] = [];
  for await (const id of listSimilarIds(tour)) {
    if (!running.has(id)) continue;
    (isLastChoice(id) ? others : preferred).push(id);
    if (preferred.length === most) break;
  }
  const ids = [...preferred, ...others].slice(0, most);
  return (await toursNow(await listSummaries(ids))).map((other) => tourOnDay(other, first));
}
