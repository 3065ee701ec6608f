import { env } from "@/lib/env.ts";
import type { Prisma } from "../client/client.ts";
import type { DemoPromo } from "../demo/demo-content.ts";
import { dayFromToday } from "./day-from-today.ts";
import type { ScenePaths } from "./store-scenes.ts";

/** The row of a demo promo. */
export function promoRecord(promo: DemoPromo, pathOf: ScenePaths) {
  const { title, description, price, old_price, price2, old_price2, pdf_url } = promo;
  return {
    title_id: title.id,
    title_en: title.en,
    title_ru: title.ru,
    description_id: description.id,
    description_en: description.en,
    description_ru: description.ru,
    price,
    old_price,
    price2,
    old_price2,
    pdf_url: new URL(pdf_url, env().SITE_URL).href,
    end_date: dayFromToday(promo.endsInDays),
    image: pathOf(promo.image),
  } satisfies Prisma.PromoCreateManyInput;
}
