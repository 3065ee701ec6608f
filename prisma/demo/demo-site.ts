import { seoPages } from "../../lib/seo/pages.ts";
import type { DemoSite } from "../seeding/demo-site.ts";
import { allTours } from "./all-tours.ts";
import { blogs } from "./blogs.ts";
import { promos } from "./promos.ts";
import { seo } from "./seo.ts";

/** The content of the demo site. */
export const demoSite: DemoSite = {
  tours: allTours,
  promos,
  blogs,
  seo: seoPages.flatMap((page) =>
    Object.entries(seo[page]).map(([language, texts]) => ({ page, language, ...texts })),
  ),
  pictures: new URL("pictures/", import.meta.url),
};
