import { z } from "zod";
import { flat } from "../i18n/flat-texts";
import { optionalText } from "../i18n/optional-text";
import { inputText, requiredText } from "../input-text";
import { isoTime } from "../iso-time";
import { seoDescriptionLimit, seoTitleLimit } from "../seo-texts";
import { storageAddress } from "../storage/stored-image";
import {
  cancellationPolicy,
  includedExcluded,
  itineraryActivity,
  itineraryDay,
  itineraryMeal,
  tourFaq,
  tourHighlight,
  tourPrice,
} from "./parts";
import { tourSchema, tourType } from "./schema";
import { tags } from "./tags";

/** What PostgreSQL's integer holds. */
const largest = 2_147_483_647;
const longestList = 500;

const withoutId = { id: true } as const;
const list = <T extends z.ZodType>(part: T) => z.array(part).max(longestList);
const seoTitle = inputText(seoTitleLimit).nullable();
const seoDescription = inputText(seoDescriptionLimit).nullable();

/**
 * A tour as it is written. Everything else that an answer holds (`id`, `slug`, `order`, ids of parts)
 * is ignored, so that what GET gave may be PUT back whole (decisions.md 10).
 */
const tourInput = tourSchema
  .pick({ name: true, duration: true, location: true, overview: true })
  .extend(tourSchema.pick({ rate: true, starting_price: true, original_price: true }).shape)
  .extend({
    tour_type: tourType,
    code: inputText(100).nullable(),
    tags: z.enum(["", ...tags]).nullable(),
    currency: inputText(20).nullable(),
    images: list(
      z.object({
        path: storageAddress,
        order: z.int().min(0).max(largest),
        alt: optionalText.optional(),
      }),
    ),
    prices: list(tourPrice.omit(withoutId)),
    highlights: list(tourHighlight.omit(withoutId)),
    itineraries: list(
      itineraryDay.omit(withoutId).extend({
        day: z.int().min(0).max(largest),
        activities: list(itineraryActivity.omit(withoutId).extend({ time: requiredText(100) })),
        meals: list(itineraryMeal.omit(withoutId)),
      }),
    ),
    included_excluded: list(includedExcluded.omit(withoutId)),
    faqs: list(tourFaq.omit(withoutId)),
    cancellation_policies: list(cancellationPolicy.omit(withoutId)),
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
