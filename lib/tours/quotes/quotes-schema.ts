import { z } from "zod";
import { languages } from "../../i18n/languages";

/** Tours of one request: more than any page shows. */
const mostTours = 48;

/** The query of `GET packages/quotes`. An invalid value of a trip is left out, as it is in the address of a list. */
export const quotesQuery = z.object({
  language: z.enum(languages),
  ids: z
    .string()
    .regex(/^(?:[1-9]\d{0,9}(?:\.[1-9]\d{0,9})*)?$/, "Harus berupa id di antara titik.")
    .transform((text) =>
      [...new Set(text.split(".").filter(Boolean).map(Number))].slice(0, mostTours).join("."),
    )
    .optional()
    .describe(`Ids of tours between dots: 1.17.6. At most ${mostTours} count.`),
  date: z.string().max(10).optional().describe("The day, such as 2027-03-06."),
  adults: z.string().max(2).optional(),
  children: z.string().max(100).optional().describe("Their ages between dots: 6.9."),
  whole: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, "Harus berupa id.")
    .optional()
    .describe("Id of one of the tours: where it does not run on the day, up to four others that do."),
  stay: z.string().max(100).optional().describe("A pick-up area or the name of a hotel."),
});

const text = z.string().nullable();

export const quotesSchema = z.object({
  trip: z.string().describe("Day, guests and place in one line."),
  stay: z.string().describe("The name of the area in the language, or the hotel as sent."),
  data: z.array(
    z.object({
      id: z.int().positive(),
      day: text.describe("The price from on the day, or the next day where the tour does not run."),
      runs: z.boolean().describe("False where the tour cannot be requested for the day."),
      rough: text.describe("What staff wrote of the sea on the day."),
      closed_stops: z.array(z.string()).describe("The stops that are closed on the day."),
      total: text.describe("What the guests pay together, where the price lines say for whom they are."),
      pickup: text,
      cancel: text.describe("Until when the tour can be cancelled free of charge."),
      instead: z
        .array(z.object({ href: z.string(), name: z.string(), price: text }))
        .describe("Tours that run on the day, the nearest in kind first."),
      doubts: z.array(z.string()).describe("What does not fit the guests."),
    }),
  ),
});

export type Quotes = z.output<typeof quotesSchema>;

export type TourQuote = Quotes["data"][number];
