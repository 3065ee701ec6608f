import "server-only";
import { dayInZone } from "../core/calendar/days";
import { listCommonClosedPeriods } from "../core/calendar/queries";
import { cachedRecords } from "../core/content/cached-content";
import { momentOfDay } from "../core/content/dependencies";
import { db, inOrder, isDatabaseId } from "../core/db";
import type { TideChoice } from "../core/tides/station-codes";
import { listCurrentRates } from "../rates/current-rates";
import { getSiteSettings } from "../site/settings";
import type { Current } from "./calendar/current";
import { toursNow } from "./calendar/tour-now";
import { listToldDays } from "./days/queries";
import { listPickupAreas } from "./pickup-areas/queries";
import { ownStartingPrice, summaryToday, tourToday } from "./pricing/prices-today";
import { isVisible } from "./publication";
import { toTour, toTourSummary, tourWithCover, wholeTour } from "./rows";
import { type LinkedTour, type Tour, type TourChoice, type TourSummary, tourSchema } from "./schema";
import { whereVisible } from "./visible-tours";
import { bestWaterDays } from "./water/tour-water";

const tourKey = (id: number) => `tour:${id}` as const;

/** The summaries of all tours take about four megabytes. */
const cachedSummaries = cachedRecords<TourSummary>({
  max: 1_000,
  keyOf: tourKey,
  load: async (ids) => {
    const rows = await db(...ids.map(tourKey)).tour.findMany({
      where: { id: { in: ids } },
      include: tourWithCover,
    });
    return rows.map(toTourSummary);
  },
});

const tourAddressSchema = tourSchema.pick({
  id: true,
  tour_type: true,
  name: true,
  updated_at: true,
  publish_from: true,
});

const linkedTourSchema = tourSchema.pick({ id: true, tour_type: true, name: true, currency: true });

async function loadWholeTours(ids: number[]): Promise<Tour[]> {
  const where = { id: { in: ids } };
  const rows = await db(...ids.map(tourKey)).tour.findMany({ where, include: wholeTour });
  const areas = await listPickupAreas(...ids.map(tourKey));
  return rows.map((row) => {
    const tour = toTour(row);
    const named = tour.facts.pickup?.areas ?? [];
    return { ...tour, areas: areas.filter(({ code }) => named.includes(code)) };
  });
}

/** The tours whose pages were rendered last, about ten megabytes. Their pages in other languages need them again. */
const cachedTours = cachedRecords<Tour>({ max: 200, keyOf: tourKey, load: loadWholeTours });

/** Null if the tour does not exist or is not visible. `hidden` (for staff) reads hidden tours too, past the cache. */
export async function getTour(id: number, { hidden = false } = {}): Promise<Tour | null> {
  if (!isDatabaseId(id)) return null;
  const [stored] = hidden ? await loadWholeTours([id]) : await cachedTours([id]);
  if (!stored) return null;
  const tour = tourToday(await withCommonClosedPeriods(stored));
  const now = tour.publish_from || tour.publish_until ? momentOfDay() : new Date();
  return hidden || isVisible(tour, now) ? tour : null;
}

export async function getCurrentTour(id: number): Promise<Current<Tour> | null> {
  const tour = await getTour(id);
  const [current = null] = await toursNow(
    tour ? [withMarkedWater(await withToldDays(tour), (await getSiteSettings()).tide_station)] : [],
  );
  return current;
}

/** Adds if the calendar marks the days of the water around which the tour is best, which depends on the settings of the site. */
function withMarkedWater(tour: Tour, chosen: TideChoice): Tour {
  return bestWaterDays(tour, chosen) ? { ...tour, marks_water: true } : tour;
}

/** Adds what staff told of the places left on coming days, which changes on its own. */
export async function withToldDays(tour: Tour): Promise<Tour> {
  const told_days = await listToldDays(tour);
  return told_days.length > 0 ? { ...tour, calendar: { ...tour.calendar, told_days } } : tour;
}

/** Cached tours do not include the operator's closed days, which change on their own. */
async function withCommonClosedPeriods<T extends TourSummary | Tour>(tour: T): Promise<T> {
  const common_closed_periods = await listCommonClosedPeriods(tour.tour_type);
  return { ...tour, calendar: { ...tour.calendar, common_closed_periods } };
}

export async function listSummaries(ids: number[]): Promise<TourSummary[]> {
  const summaries = (await cachedSummaries(ids)).map(summaryToday);
  return inOrder(ids, await Promise.all(summaries.map(withCommonClosedPeriods)));
}

export async function listWholeToursOf(ids: number[]): Promise<Tour[]> {
  return ids.length === 0 ? [] : inOrder(ids, (await loadWholeTours(ids)).map(tourToday));
}

type TourAddress = Pick<Tour, "id" | "tour_type" | "name" | "updated_at" | "publish_from"> & {
  images: string[];
};

/** The tours of these ids that visitors see, in the order of their ids. */
export async function listTourAddresses(ids: number[]): Promise<TourAddress[]> {
  const rows = await db("tour:*").tour.findMany({
    where: { id: { in: ids }, ...whereVisible() },
    orderBy: { id: "asc" },
    select: {
      id: true,
      tour_type: true,
      name: true,
      updated_at: true,
      publish_from: true,
      images: { select: { path: true }, orderBy: [{ order: "asc" }, { id: "asc" }] },
    },
  });
  return rows.map(({ images, ...row }) => ({
    ...tourAddressSchema.parse(row),
    images: images.map(({ path }) => path),
  }));
}

export async function listLinkedTours(ids: number[]): Promise<LinkedTour[]> {
  if (ids.length === 0) return [];
  const rows = await db(...ids.map(tourKey)).tour.findMany({
    where: { id: { in: ids }, ...whereVisible() },
    select: { id: true, tour_type: true, name: true, currency: true },
  });
  const rates = await listCurrentRates();
  return rows.map((row) => ({ ...linkedTourSchema.parse(row), rates }));
}

/** All tours by the names that staff read, as a form offers them. */
export async function listTourChoices(): Promise<TourChoice[]> {
  const rows = await db().$queryRaw<(TourChoice & { planned_prices: unknown })[]>`
    SELECT id, coalesce(name ->> 'id', name ->> 'en') AS name, code, starting_price::float8, planned_prices, currency
    FROM tour ORDER BY coalesce(name ->> 'id', name ->> 'en'), id`;
  const today = dayInZone(new Date());
  return rows.map(({ planned_prices, ...tour }) => ({
    ...tour,
    starting_price: ownStartingPrice({ ...tour, planned_prices }, today),
  }));
}
