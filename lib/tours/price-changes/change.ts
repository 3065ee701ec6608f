import { z } from "zod";
import type { PlannedPrices, Season } from "../../core/calendar/calendar";
import { moneyAmount } from "../../core/content/fields";
import type { LocalizedText } from "../../core/content/localized-text";
import { dayOfYears } from "../price-fields/fields";
import type { LinePersons } from "../price-fields/line-kinds";
import { tourType } from "../schema";
import { tags } from "../tags";

export const mostPricedTours = 500;

export const priceFields = ["starting_price", "original_price", "prices", "seasons"] as const;

export type PriceField = (typeof priceFields)[number];

export const roundingModes = ["nearest", "up", "down"] as const;

/** Strict, because a misspelt filter key would select every tour. */
const select = z.union([
  z.strictObject({ ids: z.array(z.int().positive()).min(1).max(mostPricedTours) }),
  z.strictObject({
    tour_type: tourType.optional(),
    tags: z.enum(tags).optional(),
    search: z.string().max(200).optional(),
  }),
]);

export const percentDecimals = 4;

const percent = z.number().min(-100).max(1_000).multipleOf(0.0001);

const change = z.union([
  z.strictObject({ percent }),
  z.strictObject({ amount: z.number().min(-999_999_999).max(999_999_999).multipleOf(0.01) }),
  z.strictObject({ clear_original: z.literal(true) }),
]);

export type PriceChange = z.output<typeof change>;

const round = z.object({
  step: z.number().min(0.01).max(1_000_000_000).multipleOf(0.01),
  mode: z.enum(roundingModes),
});

/** `POST price-changes`: without `plan` a dry run; with `plan` the change that the dry run showed. */
export const priceChangeInput = z
  .object({
    select,
    fields: z.array(z.enum(priceFields)).min(1),
    change,
    round: round.nullish(),
    from: dayOfYears
      .optional()
      .describe(
        "The first day of the new prices in the operator's time zone, after today. Without it the prices change at once.",
      ),
    plan: z.string().min(1).max(200).optional(),
  })
  .refine(({ from, change: how }) => from === undefined || !("clear_original" in how), {
    path: ["from"],
    message: "Harga sebelum diskon hanya dapat dihapus sekarang. Kosongkan Berlaku mulai.",
  });

export type PriceChangeRequest = Omit<z.output<typeof priceChangeInput>, "plan">;

export const priceWarnings = ["over_half", "original_not_above", "zero", "planned_later"] as const;

const byPath = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

/** A tour in a dry run, with its prices by path, such as `prices.0.price`. */
export const priceRowSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  currency: z.string(),
  before: byPath(z.number().nullable()),
  after: byPath(z.number().nullable()),
  labels: byPath(z.string()).describe("The names of the prices in the back office."),
  warnings: z.array(z.object({ path: z.string(), warning: z.enum(priceWarnings) })),
});

export type PriceRow = z.output<typeof priceRowSchema>;

export interface TourPriceRecord {
  id: number;
  name: LocalizedText;
  currency: string;
  updated_at: Date;
  starting_price: number | null;
  original_price: number | null;
  prices: (LinePersons & { service_type: LocalizedText; price: number; description: LocalizedText })[];
  seasons: Omit<Season, "id">[];
  /** As stored, with the entries whose day has come. */
  planned_prices: PlannedPrices[];
}

/** The keys are paths such as `seasons.0.prices.1`. */
export type PricesByPath = ReadonlyMap<string, number | null>;

export function isTooMuch({ after }: PriceRow): boolean {
  return Object.values(after).some((price) => price !== null && !moneyAmount.safeParse(price).success);
}
