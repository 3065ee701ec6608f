import "server-only";
import type { Actor } from "../../core/auth/permissions";
import { addDays, dayInZone } from "../../core/calendar/days";
import { changeContent } from "../../core/content/change-content";
import { AppError } from "../../core/errors";
import { dayReach } from "../calendar/running-on";
import type { StoredDay, TourDayInput } from "./schema";

export function requireComingDay(day: string, now: Date): void {
  const today = dayInZone(now);
  if (day >= today && day <= addDays(today, dayReach)) return;
  const message = `Harus antara hari ini dan ${dayReach} hari ke depan.`;
  throw new AppError(422, message, { day: [message] });
}

/**
 * Stores what a person tells of a day of a tour: six values, and nothing of a guest. The state `open` takes back what was told.
 * States of past days are deleted along the way.
 */
export function tellTourDay(
  tour_id: number,
  day: string,
  { state, places = null }: TourDayInput,
  actor: Pick<Actor, "username">,
): Promise<StoredDay | null> {
  const key = { tour_id, day: new Date(day) };
  return changeContent(async (tx) => {
    await tx.tourDay.deleteMany({ where: { tour_id, day: { lt: new Date(dayInZone(new Date())) } } });
    if (state === "open") {
      await tx.tourDay.deleteMany({ where: key });
      return null;
    }
    const told = { state, places, told_at: new Date(), told_by: actor.username };
    await tx.tourDay.upsert({ where: { tour_id_day: key }, create: { ...key, ...told }, update: told });
    return { tour_id, day, ...told };
  });
}
