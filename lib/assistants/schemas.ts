import { z } from "zod";
import { isDatedDay } from "../core/calendar/days";
import { moneyAmount } from "../core/content/fields";
import { fallbackLanguage, languages } from "../core/i18n/languages";
import { mostPlannedTours } from "../plan/address";
import { availabilitySchema } from "../tours/calendar/availability";
import { priceUnits } from "../tours/pricing/unit";

/** The parts of a tour that `get_tour` returns one at a time. */
export const tourParts = ["overview", "itinerary", "included", "prices", "questions", "facts"] as const;

export type TourPart = (typeof tourParts)[number];

export const mostFound = 10;
export const mostOpenDays = 62;
/** No answer about one tour or one list is longer, so that an assistant reads what was asked and not whole records. */
export const mostPartBytes = 16_000;

const language = z.enum(languages).default(fallbackLanguage);

/** The largest value of PostgreSQL's `integer`, the type of all ids. */
export const largestId = 2_147_483_647;

const id = z.int().min(1).max(largestId);
/** The pattern of `z.iso.date` takes more of an assistant's attention than all other words of a tool. */
const day = z.string().max(10).refine(isDatedDay, "A day is written YYYY-MM-DD.").meta({ format: "date" });
const adults = z.int().min(0).max(99);
const children = z.array(z.int().min(0).max(17)).max(20);
const party = { adults: adults.optional(), children: children.describe("Ages").default([]) };

/** What each tool takes. A key that is not named here is refused. */
export const toolInputs = {
  search_tours: z.strictObject({
    words: z.string().max(200).optional(),
    day: day.optional(),
    ...party,
    stay: z.string().max(100).optional().describe("Hotel or area"),
    language,
  }),
  get_tour: z.strictObject({ id, language, part: z.enum(tourParts).default("overview") }),
  open_days: z.strictObject({ id, from: day, until: day, language }),
  price_of: z.strictObject({ id, day, ...party, language }),
  runs_instead: z.strictObject({ id, day, language }),
  request_link: z.strictObject({
    tours: z
      .array(
        z.strictObject({
          id,
          day,
          ...party,
          counts: z
            .array(z.strictObject({ line: id, count: z.int().min(1).max(9_999) }))
            .max(50)
            .optional()
            .describe("By line of price_of, instead of the party"),
        }),
      )
      .min(1)
      .max(mostPlannedTours),
    language,
  }),
};

const text = z.string();
const money = moneyAmount.nullable();
const readAt = z.iso.datetime();

const fees = z.array(
  z.object({ what: text, amount: moneyAmount, currency: text, of: z.enum(["party", "adult"]) }),
);

/** Fields that accompany every price. */
const said = {
  currency: text,
  fees_on_the_spot: fees,
  read_at: readAt,
};

const startingPrice = z.object({
  amount: money,
  original: money,
  per: z.enum(priceUnits).nullable(),
  day: z.iso.date().nullable(),
  ...said,
});

const named = { id: z.int().positive(), name: text, url: z.url() };

const priceLine = z.object({
  line: z.int().positive(),
  name: text,
  description: text,
  per: z.enum(priceUnits).nullable(),
  price: moneyAmount,
});

const tourFound = z.object({
  ...named,
  price: startingPrice,
  total: money,
  doubts: z.array(text),
  pickup: text.nullable(),
});

/** What each tool returns: one object, whose parts are those of the API. */
export const toolResults = {
  search_tours: z.object({ tours: z.array(tourFound), more: z.int().min(0), read_at: readAt }),
  get_tour: z.object({
    ...named,
    part: z.enum(tourParts),
    text,
    price: startingPrice.optional(),
    lines: z.array(priceLine).optional(),
  }),
  open_days: z.object({
    ...named,
    per: z.enum(priceUnits).nullable(),
    ...said,
    days: z.array(
      z.object({
        day: availabilitySchema.shape.local_date,
        state: availabilitySchema.shape.status,
        price: availabilitySchema.shape.starting_price,
        reason: text.optional(),
      }),
    ),
  }),
  price_of: z.object({
    ...named,
    day: z.iso.date(),
    lines: z.array(priceLine.extend({ count: z.int().min(0), amount: moneyAmount })),
    total: money,
    package: z.object({ guests: z.int(), price: moneyAmount, instead_of: moneyAmount }).nullable(),
    reason: text.nullable(),
    ...said,
    doubts: z.array(text),
    free_cancellation_until: text.nullable(),
  }),
  runs_instead: z.object({
    ...named,
    day: z.iso.date(),
    runs: z.boolean(),
    why: text.nullable(),
    instead: z.array(z.object({ ...named, price: startingPrice })),
  }),
  request_link: z.object({
    url: z.url(),
    tours: z.array(
      z.object({
        ...named,
        day: z.iso.date(),
        lines: z.array(z.object({ line: z.int().positive(), name: text, count: z.int().min(1) })),
      }),
    ),
  }),
};

export type ToolName = keyof typeof toolInputs;
export type ToolInput<Name extends ToolName> = z.output<(typeof toolInputs)[Name]>;
export type ToolResult<Name extends ToolName> = z.input<(typeof toolResults)[Name]>;

export const toolNames = Object.keys(toolInputs) as ToolName[];
