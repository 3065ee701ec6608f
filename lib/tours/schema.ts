import { z } from "zod";
import { localized } from "../i18n/localized";
import { isoTime } from "../iso-time";
import { seoTexts } from "../seo-texts";
import { kindPaths, kinds } from "./kinds";
import {
  cancellationPolicy,
  includedExcluded,
  itineraryDay,
  money,
  tourFaq,
  tourHighlight,
  tourImage,
  tourPrice,
} from "./parts";
import { tags } from "./tags";

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
