import type { z } from "zod";
import { type Promo, promoSchema } from "./schema";

/** A promo as the API answers it: `image` is the stored path. */
export const promoAnswerSchema = promoSchema.omit({ file: true });

export function promoAnswer(promo: Promo): z.input<typeof promoAnswerSchema> {
  return promoAnswerSchema.encode(promo);
}
