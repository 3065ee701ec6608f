import { z } from "zod";
import { languages } from "../../core/i18n/languages";

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
    .describe(`Ids of tours, separated by dots: 1.17.6. Ids after the first ${mostTours} are ignored.`),
  date: z.string().max(10).optional().describe("The day of the tour, such as 2027-03-06."),
  adults: z.string().max(2).optional(),
  children: z.string().max(100).optional().describe("The ages of the children, separated by dots: 6.9."),
  whole: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, "Harus berupa id.")
    .optional()
    .describe(
      "The id of one of the tours. The response has `water` for this tour alone. If the tour does not run on the day, the response names up to four other tours that run.",
    ),
  stay: z.string().max(100).optional().describe("The code of a pick-up area, or the name of a hotel."),
});

const text = z.string().nullable();

export const quotesSchema = z.object({
  trip: z.string().describe("The day, the guests and the place of stay in one line."),
  stay: z
    .string()
    .describe("The name of the area in the requested language, or the hotel as the request names it."),
  data: z.array(
    z.object({
      id: z.int().positive(),
      day: text.describe(
        "The starting price on the day in one line. If the tour does not run, why, and the next day on which it runs.",
      ),
      price: z
        .object({
          label: z.string(),
          amount: z.string(),
          value: z.number(),
          original: text,
          percent: z.int().nonnegative(),
        })
        .nullable()
        .describe(
          "The starting price on the day with the words before it, the price without its discount, and the discount in per cent. Null without a day, or if the tour does not run on the day.",
        ),
      runs: z.boolean().describe("False if the tour cannot be requested for the day."),
      rough: text.describe("The note of staff about the sea on the day."),
      order: text.describe(
        "Says that an order of the harbour office for the day does not concern the tour. Null without an order.",
      ),
      places: text.describe("How many places are left on the day, with the moment when staff told so."),
      water: z
        .object({
          text: z.string(),
          curve: text.describe(
            "The curve of the water as the address of an SVG picture, which holds the picture.",
          ),
        })
        .nullable()
        .describe(
          "Sunrise and sunset on the day, and high and low water for a tour by boat. Null without a day, or if the site names no tide station near the tour.",
        ),
      full: z
        .boolean()
        .describe("True if staff told that the day is full. A request can be sent all the same."),
      closed_stops: z.array(z.string()).describe("The stops of the tour that are closed on the day."),
      total: text.describe(
        "The total for the guests. Null if the tour does not run on the day, or if the price lines name no kind of guest.",
      ),
      total_notes: z
        .array(z.string())
        .describe("What the total does not contain, and the fees that the guests pay on the spot."),
      pickup: text.describe("The pick-up at the place of stay. Null if the tour does not run on the day."),
      cancel: text.describe("A text that says until when the tour can be cancelled free of charge."),
      instead: z
        .array(
          z.object({
            href: z.string(),
            name: z.string(),
            price: text,
            image: text.describe("The address of a small picture."),
          }),
        )
        .describe("Other tours that run on the day, the most similar first."),
      doubts: z.array(z.string()).describe("The conditions of the tour that do not fit the guests."),
    }),
  ),
});

export type Quotes = z.output<typeof quotesSchema>;

export type TourQuote = Quotes["data"][number];
