import { z } from "zod";
import { flat } from "../i18n/flat-texts";
import { inputDay } from "../input-day";
import { inputText, requiredText } from "../input-text";
import { isoTime } from "../iso-time";
import { inputImage } from "../storage/input-image";
import { documentAddressError, isDocumentAddress } from "./document-address";
import { promoLimit } from "./limits";

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
