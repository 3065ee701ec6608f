import { z } from "zod";
import { ApiError, callApi } from "../../core/api/client";
import { addDays, dayInZone } from "../../core/calendar/days";
import { localized } from "../../core/content/localized-text";
import { availabilitySchema } from "../../tours/calendar/availability";
import { factsSchema } from "../../tours/facts/schema";

const deskTourSchema = z.object({
  id: z.int(),
  name: localized,
  code: z.string().nullable(),
  currency: z.string(),
  visible: z.boolean(),
  facts: factsSchema,
  images: z.array(z.object({ path: z.string() })),
  prices: z.array(
    z.object({
      id: z.int(),
      service_type: localized,
      description: localized,
      price: z.number(),
      kind: z.enum(["adult", "child", "infant", "group", "extra"]).nullable(),
    }),
  ),
  itineraries: z.array(
    z.object({
      day: z.number(),
      activities: z.array(z.object({ time: z.string(), description: localized })),
    }),
  ),
});

const availabilityResponse = z.object({ data: z.array(availabilitySchema) });

export type DeskDay = z.output<typeof availabilitySchema>;

/** A tour as the reply desk reads it from the API. */
export interface DeskTour extends z.output<typeof deskTourSchema> {
  days: Map<string, DeskDay>;
}

/** Makes the tour of the desk from the responses of `packages/{id}` and `packages/{id}/availability`. */
export function deskTourOf(tour: unknown, year: unknown): DeskTour {
  const { data } = availabilityResponse.parse(year);
  return { ...deskTourSchema.parse(tour), days: new Map(data.map((day) => [day.local_date, day])) };
}

/**
 * Reads a tour and its coming year. The two addresses name the tour and today, and nothing of the guest's message. Null for a
 * tour that does not exist any more.
 */
export async function readDeskTour(id: number): Promise<DeskTour | null> {
  const today = dayInZone(new Date());
  try {
    const [tour, year] = await Promise.all([
      callApi(`packages/${id}`),
      callApi(`packages/${id}/availability?from=${today}&until=${addDays(today, 365)}`),
    ]);
    return deskTourOf(tour, year);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Whether guests can request the day now. The desk may stay open after the tour was read, past the cut-off of a day. */
export function isOpenDay(day: DeskDay | undefined, now: Date): boolean {
  return day?.available === true && now.getTime() < Date.parse(day.utc_cutoff_at);
}

/** The nearest days, before and after a day, on which the tour can be requested now. */
export function nearestOpenDays({ days }: DeskTour, day: string, now: Date, count: number): string[] {
  const open = [...days.values()].filter((each) => isOpenDay(each, now)).map(({ local_date }) => local_date);
  const far = (each: string) => Math.abs(Date.parse(each) - Date.parse(day));
  return open
    .filter((each) => each !== day)
    .sort((one, other) => far(one) - far(other) || one.localeCompare(other))
    .slice(0, count)
    .sort();
}
