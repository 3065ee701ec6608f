import { z } from "zod";
import { flat } from "../i18n/flat-texts";
import { localizedUpTo, optionalTextUpTo } from "../i18n/limited-text";
import { inputText, requiredText } from "../input-text";
import { isoTime } from "../iso-time";
import { seoDescriptionLimit, seoTitleLimit } from "../seo-texts";
import { storageAddress } from "../storage/stored-image";
import { listLimit, textLimit } from "./limits";
import { inclusionTypes, money } from "./parts";
import { tourSchema, tourType } from "./schema";
import { tags } from "./tags";

/** What PostgreSQL's integer holds. */
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
 * A tour as it is written. Everything else that an answer holds (`id`, `slug`, `order`, ids of parts)
 * is ignored, so that what GET gave may be PUT back whole.
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
