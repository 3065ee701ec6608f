import { defineEntity } from "../entity/define-entity";
import { promoFields, promoResponseSchema } from "./fields";

export const promoEntity = defineEntity({
  name: "promo",
  fields: promoFields,
  sections: {
    content: { title: "promos.contentSection" },
    prices: { title: "promos.priceSection" },
    period: { title: "promos.periodSection" },
    image: { title: "promos.imageSection" },
  },
  response: promoResponseSchema,
  ownKey: "pdf_url",
  area: "promos",
  menu: {
    group: "daily",
    label: "frame.promos",
    card: { description: "dashboard.promos", unit: "dashboard.promoUnit" },
  },
  table: "promo",
  titles: ["title"],
});
