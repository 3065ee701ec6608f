import { z } from "zod";
import type { PlannedPrices } from "../../core/calendar/calendar";

const plannedSchema = z.array(
  z.object({
    from: z.string(),
    season: z.string().nullable(),
    starting_price: z.number().nullable(),
    original_price: z.number().nullable(),
    prices: z.array(z.number().nullable()),
  }),
);

export function readPlannedPrices(column: unknown): PlannedPrices[] {
  return plannedSchema.parse(column);
}
