import { z } from "zod";
import { getCutoff, listDayStates } from "../../calendar/calendar";
import { daysBetween } from "../../calendar/days";
import { getDayPrices } from "../../calendar/prices";
import { listClosedStops } from "../../calendar/stops";
import { moneyAmount } from "../../content/fields";
import { localized } from "../../content/localized-text";
import type { Tour } from "../schema";

/** Most days of one request: a leap year. */
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

/** The names are those of OCTO, the open standard of the tour trade. */
export const availabilitySchema = z.object({
  local_date: z.iso.date(),
  status: z.enum(["FREESALE", "CLOSED"]).describe("CLOSED also where requests for the day have ended."),
  available: z.boolean(),
  utc_cutoff_at: z.iso.datetime().describe("Requests for the day end at this moment."),
  starting_price: moneyAmount.nullable(),
  prices: z.array(moneyAmount).describe("Of the tour's price lines, in their order."),
  promo_id: z.int().nullable().describe("The promo that makes a price of this day lower."),
  closed_stops: z
    .array(z.string())
    .describe("Codes of places where the tour stops that are closed on this day."),
  reason: localized.nullable().describe("Why the tour is closed on this day, if staff have said so."),
});

type Availability = z.input<typeof availabilitySchema>;

export function listAvailability(
  { calendar, prices, ...tour }: Tour,
  { from, until }: z.output<typeof availabilityQuery>,
  now: Date,
): Availability[] {
  const lines = prices.map(({ price }) => price);
  return listDayStates(calendar, from, daysBetween(from, until) + 1).map(({ day: local_date, state }) => {
    const cutoff = getCutoff(calendar, local_date);
    const available = state.state === "open" && now.getTime() < cutoff;
    const cost = getDayPrices(calendar, { ...tour, prices: lines }, local_date);
    return {
      local_date,
      status: available ? "FREESALE" : "CLOSED",
      available,
      utc_cutoff_at: new Date(cutoff).toISOString(),
      starting_price: cost.starting_price,
      prices: cost.prices,
      promo_id: cost.promo?.id ?? null,
      closed_stops: listClosedStops(calendar, local_date).map(({ place }) => place),
      reason: state.state === "closed" && state.reason ? localized.encode(state.reason) : null,
    };
  });
}
