import { z } from "zod";
import { pictureRecordApi } from "../core/api/record-operations";
import { defineEntity } from "../core/entity/define-entity";
import { promoCreateSchema, promoFields, promoResponseSchema, promoTexts, promoUpdateSchema } from "./fields";

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
  segment: "promos",
  words: "promos",
  menu: {
    group: "daily",
    label: "frame.promos",
    card: { description: "dashboard.promos", unit: "dashboard.promoUnit" },
  },
  table: "promo",
  titles: ["title"],
  api: pictureRecordApi({
    one: "Promo",
    many: "Promos",
    tag: "Promos",
    about: "Offers with an end date.",
    path: "/promos",
    list: {
      summary: "Lists all promos, including promos that have ended.",
      response: z.array(promoResponseSchema),
    },
    create: promoCreateSchema,
    update: promoUpdateSchema,
    texts: promoTexts,
    response: promoResponseSchema,
  }),
});
