import { z } from "zod";
import { getCutoff, listClosedStops, listDayStates } from "../../core/calendar/calendar";
import { daysBetween } from "../../core/calendar/days";
import { isoTime, moneyAmount } from "../../core/content/fields";
import { localized } from "../../core/content/localized-text";
import { priceOn } from "../pricing/price-on";
import type { Tour } from "../schema";

const most = 366;

const day = z.iso.date().refine((text) => text >= "2001" && text < "2200", "Tahun 2001 sampai 2199.");

/** The query of `GET packages/{id}/availability`; both days are included. */
export const availabilityQuery = z
  .object({ from: day, until: day })
  .refine(({ from, until }) => from <= until, {
    path: ["until"],
    message: "Tidak boleh sebelum hari pertama.",
  })
  .refine(({ from, until }) => daysBetween(from, until) < most, {
    path: ["until"],
    message: `Paling banyak ${most} hari.`,
  });

const placesLeftSchema = z.object({
  state: z.enum(["few", "full"]),
  places: z.int().nullable().describe("How many places are left, if staff have told a number."),
  told_at: isoTime,
});

/** The names are those of OCTO, the open standard of the tour trade. */
export const availabilitySchema = z.object({
  local_date: z.iso.date(),
  status: z
    .enum(["FREESALE", "CLOSED"])
    .describe("CLOSED if the tour does not run on the day, or if the time for requests has ended."),
  available: z.boolean(),
  utc_cutoff_at: z.iso.datetime().describe("The moment at which requests for the day end."),
  starting_price: moneyAmount.nullable(),
  prices: z.array(moneyAmount).describe("The prices of the tour's price lines, in the order of the lines."),
  promo_id: z.int().nullable().describe("The id of the promo that lowers a price on this day."),
  packages: z
    .array(z.object({ promo_id: z.int(), guests: z.int(), price: moneyAmount }))
    .describe(
      "The prices of promos for exactly so many adults and children together. A package counts if the guests pay more by the price lines.",
    ),
  closed_stops: z
    .array(z.string())
    .describe("The codes of the stops of the tour that are closed on this day."),
  places: placesLeftSchema
    .nullable()
    .describe("The report of staff about the places left on this day. Null if staff reported nothing."),
  best_water: z
    .boolean()
    .describe(
      "True if the tour is best around high or low water, as its facts state, and that water falls into the hours of the tour.",
    ),
  reason: localized.nullable().describe("The reason that staff gave for closing the tour on this day."),
});

type Availability = z.input<typeof availabilitySchema>;

export function listAvailability(
  tour: Tour,
  { from, until }: z.output<typeof availabilityQuery>,
  now: Date,
  hasBestWater: ((day: string) => boolean) | null = null,
): Availability[] {
  const { calendar } = tour;
  const told = new Map((calendar.told_days ?? []).map((each) => [each.day, each]));
  return listDayStates(calendar, from, daysBetween(from, until) + 1).map(({ day: local_date, state }) => {
    const cutoff = getCutoff(calendar, local_date);
    const available = state.state === "open" && now.getTime() < cutoff;
    const price = priceOn(tour, local_date);
    return {
      local_date,
      status: available ? "FREESALE" : "CLOSED",
      available,
      utc_cutoff_at: new Date(cutoff).toISOString(),
      starting_price: price.starting_price,
      prices: price.lines.map((line) => line.price),
      promo_id: price.promo?.id ?? null,
      packages: price.packages.map(({ id, ...each }) => ({ promo_id: id, ...each })),
      closed_stops: listClosedStops(calendar, local_date).map(({ place }) => place),
      places: z.encode(placesLeftSchema.nullable(), available ? (told.get(local_date) ?? null) : null),
      best_water: hasBestWater?.(local_date) ?? false,
      reason: state.state === "closed" && state.reason ? localized.encode(state.reason) : null,
    };
  });
}
