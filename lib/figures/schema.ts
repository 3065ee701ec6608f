import { z } from "zod";
import { daysBetween } from "../core/calendar/days";
import { languages } from "../core/i18n/languages";

export const counted = ["view", "request", "search", "country", "assistant"] as const;

export type Counted = (typeof counted)[number];

export const figureSchema = z.object({
  day: z.iso.date().describe("The day in the operator's time zone."),
  what: z.enum(counted),
  key: z
    .string()
    .describe(
      "What the row counts. For a view: the page (`tour/12`, `blog/3`, `home` or a list). For a request: the tour and the channel (`tour/12 whatsapp`). For a search: the list and the words. For a country: its two letters, or `ZZ` if the country is unknown. For a question of an assistant: the tool.",
    ),
  language: z.enum(languages).describe("The language of the page."),
  count: z.int().positive(),
  found: z
    .int()
    .nonnegative()
    .nullable()
    .describe("The number of results that a search had when it was counted last. Null for other rows."),
});

export type Figure = z.output<typeof figureSchema>;

const most = 366;

/** Most rows of one response, about 12 MB of JSON. */
export const mostRows = 100_000;

export const figuresQuery = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    what: z.enum(counted).optional(),
    format: z
      .enum(["json", "csv"])
      .optional()
      .describe("The format of the response. `csv` is a file for spreadsheets; JSON is the default."),
  })
  .refine(({ from, until }) => from <= until, {
    path: ["until"],
    message: "Tidak boleh sebelum hari pertama.",
  })
  .refine(({ from, until }) => daysBetween(from, until) < most, {
    path: ["until"],
    message: `Paling banyak ${most} hari.`,
  });

export type FiguresQuery = z.output<typeof figuresQuery>;
