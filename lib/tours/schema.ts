import { z } from "zod";
import {
  inputText,
  isoTime,
  localizedUpTo,
  optionalText,
  optionalTextUpTo,
  requiredText,
} from "../content/fields";
import { flat } from "../content/flat-texts";
import { localized } from "../content/localized-text";
import { seoDescriptionLimit, seoTexts, seoTitleLimit } from "../content/seo-texts";
import { recordSlug } from "../slug";
import { storageAddress, storedImage } from "../storage/stored-image";
import { inclusionTypes, listLimit, tags, textLimit } from "./fields";
import { kindPaths, kinds } from "./kinds";

const id = z.int().positive();

/** At most what the columns hold, in steps of a hundredth. */
export const money = z.number().min(0).max(999_999_999_999.99).multipleOf(0.01);

/** `alt` says in words what it shows; visitors read the tour's name and the picture's number where it is missing. */
const tourImage = storedImage.extend({
  id,
  path: storageAddress,
  order: z.int().min(0),
  alt: optionalText,
});

const tourPrice = z.object({ id, service_type: localized, price: money, description: localized });

const tourHighlight = z.object({ id, description: localized });

/** `time` is text as staff type it, for example `08:00`. */
const itineraryActivity = z.object({ id, time: z.string(), description: localized });

const itineraryMeal = z.object({ id, description: localized });

const itineraryDay = z.object({
  id,
  day: z.int().min(0),
  title: localized,
  activities: z.array(itineraryActivity),
  meals: z.array(itineraryMeal),
});

const includedExcluded = z.object({ id, type: z.enum(inclusionTypes), description: localized });

const tourFaq = z.object({ id, question: localized, answer: localized });

const cancellationPolicy = z.object({ id, description: localized });

export const tourType = z.literal(kindPaths.map((kind) => kinds[kind].type));

/** A tour with all its parts, in the order in which they are shown. `parse` reads it, `encode` writes the API's form. */
export const tourSchema = z.object({
  id: z.int().positive(),
  tour_type: tourType,
  order: z.int().min(0),
  code: z.string().nullable(),
  name: localized,
  duration: localized,
  location: localized,
  overview: localized,
  tags: z.enum(tags).nullable(),
  rate: z.number().min(0).max(5).multipleOf(0.1).nullable(),
  currency: z.string(),
  starting_price: money.nullable(),
  original_price: money.nullable(),
  images: z.array(tourImage),
  prices: z.array(tourPrice),
  highlights: z.array(tourHighlight),
  itineraries: z.array(itineraryDay),
  included_excluded: z.array(includedExcluded),
  faqs: z.array(tourFaq),
  cancellation_policies: z.array(cancellationPolicy),
  ...seoTexts,
  updated_at: isoTime,
});

export type Tour = z.output<typeof tourSchema>;
export type TourImage = Tour["images"][number];

/** What cards and lists show: no parts but the cover, the image with the lowest order. */
export const tourSummarySchema = tourSchema
  .pick({
    id: true,
    tour_type: true,
    order: true,
    code: true,
    name: true,
    duration: true,
    location: true,
    overview: true,
    tags: true,
    rate: true,
    currency: true,
    starting_price: true,
    original_price: true,
    updated_at: true,
  })
  .extend({ cover: tourImage.nullable() });

export type TourSummary = z.output<typeof tourSummarySchema>;

const answeredImage = tourImage.pick({ id: true, path: true, order: true, alt: true }).partial({ alt: true });

/** A tour as the API returns it: localized texts as JSON strings, the English slug, images with their addresses. */
export const tourResponseSchema = z.object({
  ...tourSchema.shape,
  slug: z.string(),
  images: z.array(answeredImage),
});

export function tourResponse(tour: Tour): z.input<typeof tourResponseSchema> {
  const images = tour.images.map(({ alt, ...image }) => ({ ...image, ...(alt && { alt }) }));
  return tourResponseSchema.encode({ ...tour, images, slug: recordSlug(tour.name.en, tour.id, "tour") });
}

/** The largest integer of PostgreSQL. */
const largest = 2_147_483_647;

const list = <T extends z.ZodType>(part: T, most: number) =>
  z.array(part).max(most, `Paling banyak ${most} item.`);
const seoTitle = inputText(seoTitleLimit).nullable();
const seoDescription = inputText(seoDescriptionLimit).nullable();

const day = z.object({
  day: z.int().min(0).max(largest),
  title: localizedUpTo(textLimit.dayTitle),
  activities: list(
    z.object({ time: requiredText(textLimit.time), description: localizedUpTo(textLimit.activity) }),
    listLimit.activities,
  ),
  meals: list(z.object({ description: localizedUpTo(textLimit.meal) }), listLimit.meals),
});

function hasFewEvents(days: z.output<typeof day>[]): boolean {
  const events = days.reduce((sum, { activities, meals }) => sum + activities.length + meals.length, 0);
  return events <= listLimit.events;
}

/**
 * A tour as it is written. Other keys of a response (`id`, `slug`, `order`, ids of parts) are ignored,
 * so that what GET gave may be PUT back whole.
 */
const tourInput = tourSchema.pick({ rate: true, starting_price: true, original_price: true }).extend({
  tour_type: tourType,
  code: inputText(textLimit.code).nullable(),
  name: localizedUpTo(textLimit.name),
  duration: localizedUpTo(textLimit.duration),
  location: localizedUpTo(textLimit.location),
  overview: localizedUpTo(textLimit.overview),
  tags: z.enum(["", ...tags]).nullable(),
  currency: inputText(textLimit.currency).nullable(),
  images: list(
    z.object({
      path: storageAddress,
      order: z.int().min(0).max(largest),
      alt: optionalTextUpTo(textLimit.alt).optional(),
    }),
    listLimit.images,
  ),
  prices: list(
    z.object({
      service_type: localizedUpTo(textLimit.service_type),
      price: money,
      description: localizedUpTo(textLimit.price),
    }),
    listLimit.prices,
  ),
  highlights: list(z.object({ description: localizedUpTo(textLimit.highlight) }), listLimit.highlights),
  itineraries: list(day, listLimit.itineraries).refine(
    hasFewEvents,
    `Paling banyak ${listLimit.events} kegiatan dan makanan dalam semua hari.`,
  ),
  included_excluded: list(
    z.object({ type: z.enum(inclusionTypes), description: localizedUpTo(textLimit.inclusion) }),
    listLimit.included_excluded,
  ),
  faqs: list(
    z.object({ question: localizedUpTo(textLimit.question), answer: localizedUpTo(textLimit.answer) }),
    listLimit.faqs,
  ),
  cancellation_policies: list(
    z.object({ description: localizedUpTo(textLimit.policy) }),
    listLimit.cancellation_policies,
  ),
  ...flat("seo_title", () => seoTitle),
  ...flat("seo_description", () => seoDescription),
});

/** `PUT packages/{id}`: an absent key stays, a present list replaces the stored one. */
export const tourUpdateSchema = tourInput.partial().extend({
  /** As it was read: a stale one is a 409. */
  updated_at: isoTime.nullish(),
});

/** `POST packages`. */
export const tourCreateSchema = tourInput
  .partial()
  .required({ tour_type: true, name: true, duration: true, location: true, overview: true });

export type TourUpdate = z.output<typeof tourUpdateSchema>;
export type TourCreate = z.output<typeof tourCreateSchema>;

/** `POST packages/swap-order`: the moved tour, and the one it was dropped onto. */
export const swapOrderSchema = z.object({
  first_package_id: z.int().positive(),
  second_package_id: z.int().positive(),
});
