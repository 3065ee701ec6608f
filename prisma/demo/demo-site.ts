import type { DemoSite } from "../seeding/demo-site.ts";
import { allTours } from "./all-tours.ts";

/** The content of the demo site. */
export const demoSite: DemoSite = {
  tours: allTours,
  promos: [],
  blogs: [],
  seo: [],
  pictures: new URL("pictures/", import.meta.url),
};
