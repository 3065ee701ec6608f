import { z } from "zod";
import type { TourCalendar } from "../core/calendar/calendar";
import { dayInZone } from "../core/calendar/days";
import type { DraftOf } from "../core/content/field-drafts";
import {
  createSchema,
  encodeWire,
  storedShape,
  updateSchema,
  wireShape,
} from "../core/content/field-schemas";
import { isoTime } from "../core/content/fields";
import { recordSlug } from "../core/pages/slug";
import { confirmedLanguages, translationStateKey } from "../core/translations/schema";
import type { Rates } from "../rates/rates";
import type { calendarFields } from "./calendar/fields";
import { type CalendarValues, calendarProblems } from "./calendar/rules";
import { tourFields } from "./fields";
import { tourImage } from "./images-field";
import { kindPaths, kinds } from "./kinds";
import type { NamedArea } from "./pickup-areas/named-areas";
import { isSinceWithoutPrice, withoutOriginalPrice } from "./price-fields/fields";
import { settledPrices } from "./pricing/planned-prices";
import { type PriceUnit, priceUnits } from "./pricing/unit";
import { isVisible, publicationError } from "./publication";

export const tourType = z.literal(kindPaths.map((kind) => kinds[kind].type));

const identity = { id: z.int().positive(), tour_type: tourType, order: z.int().min(0) };

export const tourSchema = z.object({ ...identity, ...storedShape(tourFields), updated_at: isoTime });

type WithCalendar = { calendar: TourCalendar };

export type Tour = z.output<typeof tourSchema> &
  WithCalendar & {
    /** What the starting price is for. Null if no price line says so. */
    price_unit: PriceUnit | null;
    /** The pick-up areas that the facts name, in the order of the operator's list. */
    areas?: NamedArea[];
    /** True if the calendar marks the days on which the stated water falls into the hours of the tour. */
    marks_water?: boolean;
  };

/** What a link to a tour needs. */
export type TourReference = Pick<Tour, "id" | "tour_type" | "name">;

/** The tour that a promo links, with the rates for the words beside the promo's price. */
export type LinkedTour = TourReference & Pick<Tour, "currency"> & { rates: Rates };

export type TourDraft = DraftOf<typeof tourFields>;

export const partNames = [
  "images",
  "prices",
  "highlights",
  "itineraries",
  "included_excluded",
  "faqs",
  "cancellation_policies",
  "seasons",
  "closed_periods",
  "stops",
  "planned_prices",
] as const satisfies (keyof Tour)[];

export type PartName = (typeof partNames)[number];

/** The fields of cards and lists: of the parts only the cover (the image with the lowest order) and the calendar. */
export const tourSummarySchema = tourSchema
  .omit({
    images: true,
    prices: true,
    highlights: true,
    itineraries: true,
    included_excluded: true,
    faqs: true,
    cancellation_policies: true,
    seo_title: true,
    seo_description: true,
    published: true,
    publish_from: true,
    publish_until: true,
  })
  .extend({ cover: tourImage.nullable(), price_unit: z.enum(priceUnits).nullable() });

export type TourSummary = Omit<z.output<typeof tourSummarySchema>, keyof typeof calendarFields> &
  WithCalendar;

export const tourResponseSchema = z.object({
  ...identity,
  ...wireShape(tourFields),
  updated_at: isoTime,
  slug: z.string(),
  visible: z.boolean().describe("True if visitors see the tour today. Read-only."),
  ...translationStateKey,
});

/** Contains the prices of today, also where the entry of a planned price is still stored. */
export function tourResponse(stored: Tour): z.input<typeof tourResponseSchema> {
  const tour = settledPrices(stored, dayInZone(new Date()));
  const images = tour.images.map(({ alt, ...image }) => ({ ...image, ...(alt && { alt }) }));
  const slug = recordSlug(tour.name.en, tour.id, "tour");
  const visible = isVisible(tour, new Date());
  return encodeWire(tourResponseSchema, tourFields, { ...tour, images, slug, visible });
}

function daysInOrder({ value, issues }: z.core.ParsePayload<Parameters<typeof publicationError>[0]>) {
  for (const [field, [message]] of Object.entries(publicationError(value) ?? {})) {
    issues.push({ code: "custom", input: value, path: [field], message });
  }
}

/** The rules between the fields of a calendar. A change is checked together with the stored fields elsewhere. */
function calendarInOrder({
  value,
  issues,
}: z.core.ParsePayload<Partial<CalendarValues> & { prices?: unknown[] }>) {
  const {
    cutoff_days = null,
    cutoff_time = null,
    only_in_seasons = false,
    seasons = [],
    planned_prices = [],
    prices = [],
  } = value;
  const lines = prices.length;
  const given = { cutoff_days, cutoff_time, only_in_seasons, seasons, planned_prices, lines };
  for (const [path, message] of Object.entries(calendarProblems(given))) {
    issues.push({ code: "custom", input: value, path: path.split("."), message });
  }
}

function originalPriceOfDay({
  value,
  issues,
}: z.core.ParsePayload<Parameters<typeof isSinceWithoutPrice>[0]>) {
  if (!isSinceWithoutPrice(value)) return;
  issues.push({
    code: "custom",
    input: value,
    path: ["original_price_since"],
    message: withoutOriginalPrice,
  });
}

/**
 * `PUT packages/{id}`: an absent key keeps its value, a present list replaces the stored one. Other keys of a response
 * are ignored, so that a whole response can be sent back.
 */
export const tourUpdateSchema = updateSchema(tourFields, {
  tour_type: tourType.optional(),
  /** The version the client last read. The save is refused with 409 if the tour has changed since. */
  updated_at: isoTime.nullish(),
  translations_confirmed: confirmedLanguages.optional(),
}).check(daysInOrder);

export const tourCreateSchema = createSchema(tourFields, { tour_type: tourType }).check(
  daysInOrder,
  calendarInOrder,
  originalPriceOfDay,
);

export type TourUpdate = z.output<typeof tourUpdateSchema>;
export type TourCreate = z.output<typeof tourCreateSchema>;

/** `POST packages/swap-order`: the moved tour, and the tour it was dropped onto. */
export const swapOrderSchema = z.object({
  first_package_id: z.int().positive(),
  second_package_id: z.int().positive(),
});

export const previewLinkInput = z.object({ days: z.int().min(1).max(30).default(7) });

/** Only this response contains the address; the database has just a hash of the token. */
export const madePreviewLinkSchema = z.object({ id: z.int(), url: z.url(), expires_at: isoTime });

export const previewLinkSchema = z.object({
  id: z.int(),
  created_by: z
    .string()
    .nullable()
    .describe("The username of the account that made the link. Null if the account was deleted."),
  created_at: isoTime,
  expires_at: isoTime,
});

export type PreviewLink = z.output<typeof previewLinkSchema>;

/** A tour as the forms of the back office offer it. */
export interface TourChoice {
  id: number;
  name: string;
  code: string | null;
  /** The price of today, outside seasons. */
  starting_price: number | null;
  currency: string;
}
