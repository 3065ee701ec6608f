import { z } from "zod";
import { recordSlug } from "../slug";
import { tourImage } from "./parts";
import { type Tour, tourSchema } from "./schema";

/** A tour as the API answers it: localized texts as JSON strings, the English slug, images with their addresses. */
export const tourAnswerSchema = z.object({
  ...tourSchema.shape,
  slug: z.string(),
  images: z.array(tourImage.pick({ id: true, path: true, order: true })),
});

export function tourAnswer(tour: Tour): z.input<typeof tourAnswerSchema> {
  return tourAnswerSchema.encode({ ...tour, slug: recordSlug(tour.name.en, tour.id, "tour") });
}
