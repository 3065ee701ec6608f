import type { Prisma } from "../client/client.ts";
import type { DemoBlog } from "../demo/demo-content.ts";
import { dayFromToday } from "./day-from-today.ts";
import type { ScenePaths } from "./store-scenes.ts";

/** The row of a demo blog. */
export function blogRecord(blog: DemoBlog, pathOf: ScenePaths) {
  const { title, content, category, seo_title, seo_description } = blog;
  return {
    title_id: title.id,
    title_en: title.en,
    title_ru: title.ru,
    content_id: content.id,
    content_en: content.en,
    content_ru: content.ru,
    category,
    posting_date: dayFromToday(blog.postedInDays),
    image: pathOf(blog.image),
    seo_title_id: seo_title.id,
    seo_title_en: seo_title.en,
    seo_title_ru: seo_title.ru,
    seo_description_id: seo_description.id,
    seo_description_en: seo_description.en,
    seo_description_ru: seo_description.ru,
  } satisfies Prisma.BlogCreateManyInput;
}
