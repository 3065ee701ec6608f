import { type Promo, promoSchema } from "./fields";

export function toPromo(row: { tour_price: { toNumber(): number } | null; weekdays: number[] }): Promo {
  return promoSchema.parse({
    ...row,
    tour_price: row.tour_price?.toNumber() ?? null,
    weekdays: row.weekdays.length > 0 ? row.weekdays : null,
  });
}
