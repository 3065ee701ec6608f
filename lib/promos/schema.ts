import { z } from "zod";
import { flat } from "../i18n/flat-texts";
import { isoTime } from "../iso-time";
import { storedImage } from "../storage/stored-image";

/** `file` is what pages draw `image` from; prices are free text. */
export const promoSchema = z.object({
  id: z.int().positive(),
  ...flat("title", () => z.string()),
  ...flat("description", () => z.string()),
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
