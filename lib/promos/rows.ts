import { type Promo, promoSchema } from "./fields";

export function toPromo(row: { tour_price: { toNumber(): number } | null }): Promo {
  return promoSchema.parse({ ...row, tour_price: row.tour_price?.toNumber() ?? null });
}
