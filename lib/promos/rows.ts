import { type Promo, promoSchema } from "./fields";

/** Reads a row, whose price is a decimal of Prisma. */
export function toPromo(row: { tour_price: { toNumber(): number } | null }): Promo {
  return promoSchema.parse({ ...row, tour_price: row.tour_price?.toNumber() ?? null });
}
