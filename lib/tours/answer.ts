import { z } from "zod";
import { recordSlug } from "../slug";
import { tourImage } from "./parts";
import { type Tour, tourSchema } from "./schema";

const answeredImage = tourImage.pick({ id: true, path: true, order: true, alt: true }).partial({ alt: true });

/** A tour as the API answers it: localized texts as JSON strings, the English slug, images with their addresses. */
export const tourAnswerSchema = z.object({
  ...tourSchema.shape,
  slug: z.string(),
  images: z.array(answeredImage),
});

export function tourAnswer(tour: Tour): z.input<typeof tourAnswerSchema> {
  const images = tour.images.map(({ alt, ...image }) => ({ ...image, ...(alt && { alt }) }));
  return tourAnswerSchema.encode({ ...tour, images, slug: recordSlug(tour.name.en, tour.id, "tour") });
}
