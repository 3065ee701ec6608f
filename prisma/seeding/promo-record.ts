import { env } from "@/lib/env.ts";
import { flat } from "../../lib/i18n/flat-texts.ts";
import type { Prisma } from "../client/client.ts";
import type { DemoPromo } from "../demo/demo-content.ts";
import { dayFromToday } from "./day-from-today.ts";
import type { ScenePaths } from "./store-scenes.ts";

/** The row of a demo promo. */
export function promoRecord(promo: DemoPromo, pathOf: ScenePaths) {
  const { title, description, price, old_price, price2, old_price2, pdf_url } = promo;
  return {
    ...flat("title", (language) => title[language] ?? title.en),
    ...flat("description", (language) => description[language] ?? description.en),
    price,
    old_price,
    price2,
    old_price2,
    pdf_url: new URL(pdf_url, env().SITE_URL).href,
    end_date: dayFromToday(promo.endsInDays),
    image: pathOf(promo.image),
  } satisfies Prisma.PromoCreateManyInput;
}
