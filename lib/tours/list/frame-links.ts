import "server-only";
import { z } from "zod";
import { cachedContent } from "../../core/content/cached-content";
import { dependsOn } from "../../core/content/dependencies";
import { db } from "../../core/db";

const stateSchema = z.object({
  promo: z.boolean(),
  packages: z.boolean(),
  /** The types of tours that have a visible tour. */
  kinds: z.array(z.int()),
  /** Whether an article is published. */
  blogs: z.boolean(),
  /** The quick searches that find a visible tour, by type of tour. */
  searches: z.record(z.string(), z.array(z.string())),
  /** The last day on which the links hold without a save. Null if no day ends them. */
  until: z.iso.date().nullable(),
});

/** What visitors find behind the links that every page has. Pages are rendered again when another link has content. */
export const readFrameState = cachedContent(async () => {
  const [row] = await db("home-links").$queryRaw<{ state: unknown }[]>`SELECT frame_links() AS state`;
  const state = stateSchema.parse(row?.state);
  if (state.until) dependsOn(`until:${state.until}`);
  return state;
});
