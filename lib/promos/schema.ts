import { z } from "zod";
import { inputText, isoTime, requiredText } from "../content/fields";
import { flat } from "../content/flat-texts";
import { inputDay } from "../content/input-day";
import { storedImage } from "../storage/stored-image";
import { inputImage } from "../storage/upload";
import { documentAddressError, isDocumentAddress, promoLimit } from "./fields";

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

/** A promo as the API returns it: `image` is the stored path. */
export const promoResponseSchema = promoSchema.omit({ file: true });

export function promoResponse(promo: Promo): z.input<typeof promoResponseSchema> {
  return promoResponseSchema.encode(promo);
}

/** Bytes of all the texts of a promo. */
export const promoTexts = 512 * 1024;

const title = requiredText(promoLimit.title);
const description = requiredText(promoLimit.description);
const price = inputText(promoLimit.price);

const pdfUrl = inputText(promoLimit.pdf_url).refine(isDocumentAddress, documentAddressError);

/**
 * A promo as it is written, in multipart. A new file or the name of one of the store is its
 * picture; an empty text clears it.
 */
export const promoCreateSchema = z.object({
  ...flat("title", () => title),
  ...flat("description", () => description),
  price: requiredText(promoLimit.price),
  old_price: price.optional(),
  price2: price.optional(),
  old_price2: price.optional(),
  end_date: inputDay,
  pdf_url: pdfUrl,
  image: inputImage.optional(),
});

/** An absent field stays, an empty optional one is cleared. */
export const promoUpdateSchema = promoCreateSchema.partial().extend({
  /** As it was read: a stale one is a 409. */
  updated_at: z.union([isoTime, z.literal("")]).optional(),
});

export type PromoCreate = z.output<typeof promoCreateSchema>;
export type PromoUpdate = z.output<typeof promoUpdateSchema>;
