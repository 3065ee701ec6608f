import "server-only";
import { cachedContent } from "../content/cached-content";
import { db } from "../db";
import { sharedState } from "../shared-state";
import { readFrameState } from "../tours/list/frame-links";
import { type HomeSection, homeSections } from "./sections";

/** The links of header and footer that depend on the content of the site. */
export interface FrameLinks {
  sections: HomeSection[];
  /** The quick searches that find a tour, by type of tour. */
  searches: Partial<Record<string, string[]>>;
}

async function readFrameLinks(): Promise<FrameLinks> {
  const [home, { promo, packages, searches }] = await Promise.all([
    db("home-links").home.findFirst({ select: { links: true } }),
    readFrameState(),
  ]);
  const isShown: Partial<Record<HomeSection, boolean>> = { promo, packages };
  const sections = homeSections.filter(
    (section) => home?.links.includes(section) && isShown[section] !== false,
  );
  return { sections, searches };
}

const cachedLinks = cachedContent(readFrameLinks);
const lastRead = sharedState("home-links", (): { links: FrameLinks } => ({
  links: { sections: [], searches: {} },
}));

/** The links of header and footer of every page. While the database is away: the last known ones. */
export async function currentFrameLinks(): Promise<FrameLinks> {
  const links = await cachedLinks().catch(() => lastRead.links);
  lastRead.links = links;
  return links;
}
