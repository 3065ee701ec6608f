import "server-only";
import { isYearly, periodOf } from "../core/calendar/periods";
import { listCommonClosedPeriods } from "../core/calendar/queries";
import { localized } from "../core/content/localized-text";
import { db } from "../core/db";
import { factsSchema } from "../tours/facts/schema";
import type { KnownTourName } from "./reading/known-tours";
import type { BoatPlaces, TourClosedPeriods } from "./sheet/sheet";

/** Lists the names and codes of all tours, hidden ones too: a guest may have asked before a tour was hidden. */
export async function listKnownTours(): Promise<KnownTourName[]> {
  const rows = await db("tours:*").tour.findMany({
    select: { id: true, name: true, code: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id, name, code }) => ({ id, name: localized.parse(name), code }));
}

export async function listBoatPlaces(): Promise<BoatPlaces[]> {
  const rows = await db("tours:*").tour.findMany({ select: { id: true, facts: true } });
  return rows.map(({ id, facts }) => {
    const { places } = factsSchema.parse(facts);
    return { id, most: places?.most ?? null, infants: places?.infants ?? "counted" };
  });
}

export async function listTourClosedPeriods(today: string): Promise<TourClosedPeriods[]> {
  const rows = await db("tours:*").tour.findMany({
    select: { id: true, tour_type: true, closed_periods: { orderBy: { position: "asc" } } },
  });
  const listed = rows.map(async ({ id, tour_type, closed_periods }) => {
    const own = closed_periods.map(({ reason, ...row }) => ({
      ...periodOf(row),
      reason: localized.nullable().parse(reason),
    }));
    const all = [...own, ...(await listCommonClosedPeriods(tour_type))];
    const coming = all.filter((period) => isYearly(period) || period.until >= today);
    return { id, periods: coming.map(({ from, until, reason }) => ({ from, until, reason })) };
  });
  return (await Promise.all(listed)).filter(({ periods }) => periods.length > 0);
}
