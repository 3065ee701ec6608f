import { languages } from "../../lib/i18n/languages.ts";
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
  seo: seoPages.flatMap((page) => languages.map((language) => ({ page, language, ...seo[page][language] }))),
  pictures: new URL("pictures/", import.meta.url),
};
