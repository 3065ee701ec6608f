import { z } from "zod";
import { localized } from "../i18n/localized";
import { optionalText } from "../i18n/optional-text";
import { storageAddress, storedImage } from "../storage/stored-image";

const id = z.int().positive();

/** At most what the columns hold, in steps of a hundredth. */
export const money = z.number().min(0).max(999_999_999_999.99).multipleOf(0.01);

/** `alt` says in words what it shows; visitors read the tour's name and the picture's number where it is missing. */
export const tourImage = storedImage.extend({
  id,
  path: storageAddress,
  order: z.int().min(0),
  alt: optionalText,
});

export const tourPrice = z.object({ id, service_type: localized, price: money, description: localized });

export const tourHighlight = z.object({ id, description: localized });

/** `time` is text as staff type it, for example `08:00`. */
export const itineraryActivity = z.object({ id, time: z.string(), description: localized });

export const itineraryMeal = z.object({ id, description: localized });

export const itineraryDay = z.object({
  id,
  day: z.int().min(0),
  title: localized,
  activities: z.array(itineraryActivity),
  meals: z.array(itineraryMeal),
});

export const inclusionTypes = ["included", "excluded"] as const;

export const includedExcluded = z.object({ id, type: z.enum(inclusionTypes), description: localized });

export const tourFaq = z.object({ id, question: localized, answer: localized });

export const cancellationPolicy = z.object({ id, description: localized });
