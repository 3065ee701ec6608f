import type { Kind } from "../../lib/tours/kinds.ts";
import type { Prisma } from "../client/client.ts";
import type { DemoBlog, DemoPromo, DemoTour } from "../demo/demo-content.ts";

/** Everything that an empty database can be filled with. */
export interface DemoSite {
  /** In the order of their lists. */
  tours: Record<Kind, DemoTour[]>;
  promos: DemoPromo[];
  blogs: DemoBlog[];
  seo: Prisma.SeoContentCreateManyInput[];
  /** Folder of the pictures, `<motif>-<light>.webp`. */
  pictures: URL;
}
