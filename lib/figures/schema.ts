import { z } from "zod";
import { daysBetween } from "../calendar/days";
import { languages } from "../i18n/languages";

export const counted = ["view", "request", "search", "country"] as const;

export type Counted = (typeof counted)[number];

export const figureSchema = z.object({
  day: z.iso.date().describe("In Bangkok."),
  what: z.enum(counted),
  key: z
    .string()
    .describe(
      "Of a view the page (`tour/12`, `blog/3`, `home`, a list), of a request `tour/12 whatsapp`, of a search the list and the words, of a country two letters, `ZZ` where it is not known.",
    ),
  language: z.enum(languages).describe("Of the page."),
  count: z.int().positive(),
  found: z.int().nonnegative().nullable().describe("Of a search: what it found when it was counted last."),
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
    format: z.enum(["json", "csv"]).optional().describe("`csv`: a file for spreadsheets; else JSON."),
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
