import { type Promo, promoSchema } from "./fields";

interface PromoColumns {
  tour_price: { toNumber(): number } | null;
  package_price: { toNumber(): number } | null;
  weekdays: number[];
}

export function toPromo(row: PromoColumns): Promo {
  return promoSchema.parse({
    ...row,
    tour_price: row.tour_price?.toNumber() ?? null,
    package_price: row.package_price?.toNumber() ?? null,
    weekdays: row.weekdays.length > 0 ? row.weekdays : null,
  });
}
