import { flat } from "../../lib/i18n/flat-texts.ts";
import type { Prisma } from "../client/client.ts";
import type { DemoBlog } from "../demo/demo-content.ts";
import { dayFromToday } from "./day-from-today.ts";
import type { ScenePaths } from "./store-scenes.ts";

/** The row of a demo blog. */
export function blogRecord(blog: DemoBlog, pathOf: ScenePaths) {
  const { title, content, category, seo_title, seo_description } = blog;
  return {
    ...flat("title", (language) => title[language] ?? null),
    ...flat("content", (language) => content[language] ?? null),
    title_en: title.en,
    content_en: content.en,
    category,
    posting_date: dayFromToday(blog.postedInDays),
    image: pathOf(blog.image),
    ...flat("seo_title", (language) => seo_title[language] ?? ""),
    ...flat("seo_description", (language) => seo_description[language] ?? ""),
  } satisfies Prisma.BlogCreateManyInput;
}
