import "server-only";
import { z } from "zod";
import { getCutoff } from "../../core/calendar/calendar";
import { dayInZone, dayTextOrNull } from "../../core/calendar/days";
import { changesAt } from "../../core/content/dependencies";
import { db } from "../../core/db";
import type { TourSummary } from "../schema";
import type { StoredDay } from "./schema";

const stored = z.object({
  tour_id: z.int(),
  day: z.date().transform((day) => dayTextOrNull(day) ?? ""),
  state: z.enum(["few", "full"]),
  places: z.int().nullable(),
  told_at: z.date(),
  told_by: z.string(),
});

type TourIdAndCalendar = Pick<TourSummary, "id" | "calendar">;

/** Whether a told state still holds: until the requests for the day end. Renews the page at that moment. */
function holds({ calendar }: TourIdAndCalendar, { day }: StoredDay, now: Date): boolean {
  const cutoff = getCutoff(calendar, day);
  if (now.getTime() >= cutoff) return false;
  changesAt(cutoff);
  return true;
}

/** Returns what was told of a day of a tour and still holds. */
export async function readToldDay(tour: TourIdAndCalendar, day: string): Promise<StoredDay | null> {
  const where = { tour_id_day: { tour_id: tour.id, day: new Date(day) } };
  const row = await db(`tour-days:${tour.id}`).tourDay.findUnique({ where });
  const told = row && stored.parse(row);
  return told && holds(tour, told, new Date()) ? told : null;
}

/** Lists the coming days of a tour about which staff reported places left. */
export async function listToldDays(tour: TourIdAndCalendar): Promise<StoredDay[]> {
  const now = new Date();
  const rows = await db(`tour-days:${tour.id}`).tourDay.findMany({
    where: { tour_id: tour.id, day: { gte: new Date(dayInZone(now)) } },
    orderBy: { day: "asc" },
  });
  return rows.map((row) => stored.parse(row)).filter((told) => holds(tour, told, now));
}

/** Lists what was told of a day of any tour. Whether a state still holds depends on the calendar of its tour. */
async function listToldOn(day: string): Promise<StoredDay[]> {
  const rows = await db(`tours-on:${day}`).tourDay.findMany({ where: { day: new Date(day) } });
  return rows.map((row) => stored.parse(row));
}

export async function toldOn(
  tours: readonly TourIdAndCalendar[],
  day: string,
): Promise<Map<number, StoredDay>> {
  const told = await listToldOn(day);
  const now = new Date();
  const byId = new Map(told.map((each) => [each.tour_id, each]));
  return new Map(
    tours.flatMap((tour) => {
      const each = byId.get(tour.id);
      return each && holds(tour, each, now) ? [[tour.id, each] as const] : [];
    }),
  );
}

/** Returns the tours that are full on one of the days. */
export async function fullOn(days: readonly string[]): Promise<Set<number>> {
  const told = (await Promise.all(days.map(listToldOn))).flat();
  return new Set(told.filter(({ state }) => state === "full").map(({ tour_id }) => tour_id));
}

/** Lists the reports about all tours from today on, for staff. */
export async function listAllToldDays(): Promise<StoredDay[]> {
  const rows = await db().tourDay.findMany({
    where: { day: { gte: new Date(dayInZone(new Date())) } },
    orderBy: [{ day: "asc" }, { tour_id: "asc" }],
  });
  return rows.map((row) => stored.parse(row));
}
