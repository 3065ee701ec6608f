import { z } from "zod";
import { isoTime } from "../iso-time";
import { storedImage } from "../storage/stored-image";

/** `file` is what pages draw `image` from; prices are free text (decisions.md 4). */
export const promoSchema = z.object({
  id: z.int().positive(),
  title_id: z.string(),
  title_en: z.string(),
  title_ru: z.string(),
  description_id: z.string(),
  description_en: z.string(),
  description_ru: z.string(),
  price: z.string(),
  old_price: z.string().nullable(),
  price2: z.string().nullable(),
  old_price2: z.string().nullable(),
  end_date: isoTime,
  pdf_url: z.string(),
  image: z.string().nullable(),
  file: storedImage.nullable(),
  updated_at: isoTime,
});

export type Promo = z.output<typeof promoSchema>;
