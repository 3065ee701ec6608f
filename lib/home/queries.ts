import "server-only";
import { phuketDay } from "../calendar/days";
import { momentOfDay } from "../content/dependencies";
import { listCurrentPromos } from "../promos/queries";
import type { Rates } from "../rates/rates";
import { tourNow } from "../tours/calendar/tour-now";
import { listLinkedTours, listTopTours } from "../tours/queries";

/** The records of the home page: promos, the tours that promos link to, and the best rated tours with their prices of today. */
export async function loadHome(rates: Rates) {
  const now = momentOfDay();
  const [promos, top] = await Promise.all([listCurrentPromos(now), listTopTours()]);
  const linked = await listLinkedTours(promos.flatMap(({ tour_id }) => tour_id ?? []));
  return { promos, linked, today: phuketDay(now), top: top.map((tour) => tourNow(tour, rates)) };
}
