import "server-only";
import { getDayState, type TourCalendar } from "../../core/calendar/calendar";
import { addDays } from "../../core/calendar/days";
import { cachedContent } from "../../core/content/cached-content";
import { momentOfDay } from "../../core/content/dependencies";
import { db } from "../../core/db";
import { listActiveClosures } from "./active-closures";
import { type HarbourOrder, type OrderedTour, verdictOf } from "./harbour-order";
import type { OrderNote } from "./order-note";

interface DatedOrder {
  order: HarbourOrder;
  days: string[];
}

const cachedOrders = cachedContent(async (): Promise<DatedOrder[]> => {
  const closures = await listActiveClosures(momentOfDay(), db("harbour-orders"));
  return closures.flatMap(({ order, days }) => (order ? [{ order, days }] : []));
});

interface OrderedCalendar extends OrderedTour {
  calendar: TourCalendar;
}

const runsOn = ({ calendar }: OrderedCalendar, day: string) => getDayState(calendar, day).state === "open";

function noteOf(tour: OrderedCalendar, { order }: DatedOrder, days: string[]): OrderNote[] {
  const verdict = verdictOf(order, tour);
  if (days.length === 0 || (verdict.verdict !== "long" && verdict.verdict !== "elsewhere")) return [];
  return [{ order, verdict, vessel: tour.facts.vessel ?? "none", days }];
}

/** Returns the order in spite of which a tour runs on a day. Null without such an order. */
export async function orderOn(tour: OrderedCalendar, day: string): Promise<OrderNote | null> {
  const orders = await cachedOrders();
  if (orders.length === 0 || !runsOn(tour, day)) return null;
  const whole = Array.from({ length: tour.calendar.days }, (_, index) => addDays(day, index));
  const notes = orders.flatMap((order) =>
    noteOf(
      tour,
      order,
      whole.filter((each) => order.days.includes(each)),
    ),
  );
  return notes[0] ?? null;
}

/** Lists the orders of the coming days in spite of which a tour runs, for its page, on which no day is chosen. */
export async function listComingOrders(tour: OrderedCalendar, today: string): Promise<OrderNote[]> {
  return (await cachedOrders()).flatMap((order) =>
    noteOf(
      tour,
      order,
      order.days.filter((day) => day >= today && runsOn(tour, day)),
    ),
  );
}
