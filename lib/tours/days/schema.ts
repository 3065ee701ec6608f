import { z } from "zod";
import type { ToldDay } from "../../core/calendar/calendar";
import { isoTime } from "../../core/content/fields";

/** `open`: staff have reported no shortage, so requests are as welcome as on any other day. */
export const dayStates = ["open", "few", "full"] as const;

/** The largest number of free places that visitors are told. */
export const mostFewPlaces = 20;

export const tourDayInput = z
  .object({
    state: z.enum(dayStates),
    places: z
      .int()
      .min(1)
      .max(mostFewPlaces)
      .nullish()
      .describe("How many places are left. Only for the state `few`, which may also have no number."),
  })
  .refine(({ state, places }) => state === "few" || (places ?? null) === null, {
    path: ["places"],
    message: "Hanya untuk keadaan few.",
  });

export type TourDayInput = z.output<typeof tourDayInput>;

export const tourDaySchema = z.object({
  tour_id: z.int().positive(),
  day: z.iso.date(),
  state: z.enum(dayStates),
  places: z.int().nullable().describe("How many places are left, if staff have told a number."),
  told_at: isoTime.nullable().describe("When staff told the state. Null if nobody has told anything."),
  told_by: z.string().nullable().describe("The username of who told the state. Null for visitors."),
});

export type TourDay = z.output<typeof tourDaySchema>;

/** A state that somebody has told of a day, as it is stored. */
export interface StoredDay extends ToldDay {
  tour_id: number;
  told_by: string;
}

/** A told day, or an open one of which nothing was told. */
export function tourDayOf(tour_id: number, day: string, told: StoredDay | null): TourDay {
  return told ?? { tour_id, day, state: "open", places: null, told_at: null, told_by: null };
}
