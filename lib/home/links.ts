import "server-only";
import { cachedContent } from "../core/content/cached-content";
import { db } from "../core/db";
import { sharedState } from "../core/shared-state";
import { listOwnPageLinks } from "../own-pages/queries";
import type { OwnPageLink } from "../own-pages/schema";
import { type Kind, kindPaths, kinds } from "../tours/kinds";
import { readFrameState } from "../tours/list/frame-links";
import { type HomeSection, homeSections } from "./sections";

/** The links of header and footer that depend on the content of the site. */
export interface FrameLinks {
  sections: HomeSection[];
  /** The kinds that have a tour. */
  kinds: readonly Kind[];
  /** Whether there is an article. */
  blogs: boolean;
  /** The operator's own pages in the menu or the footer. */
  own: readonly OwnPageLink[];
  /** The quick searches that find a tour, by type of tour. */
  searches: Partial<Record<string, string[]>>;
}

async function readFrameLinks(): Promise<FrameLinks> {
  const [home, { promo, packages, searches, kinds: types, blogs }, own] = await Promise.all([
    db("home-links").home.findFirst({ select: { links: true } }),
    readFrameState(),
    listOwnPageLinks(),
  ]);
  const isShown: Partial<Record<HomeSection, boolean>> = { promo, packages };
  const sections = homeSections.filter(
    (section) => home?.links.includes(section) && isShown[section] !== false,
  );
  const filled = kindPaths.filter((kind) => types.includes(kinds[kind].type));
  return { sections, kinds: filled, blogs, own, searches };
}

/** The links of a page that follows from no content of the site: all of them, without a quick search. */
export const allLinks: FrameLinks = {
  sections: [...homeSections],
  kinds: kindPaths,
  blogs: true,
  own: [],
  searches: {},
};

const cachedLinks = cachedContent(readFrameLinks);
const lastRead = sharedState("home-links", (): { links: FrameLinks } => ({
  links: { sections: [], kinds: [], blogs: false, own: [], searches: {} },
}));

/** The links of header and footer of every page. While the database is away: the last known ones. */
export async function currentFrameLinks(): Promise<FrameLinks> {
  const links = await cachedLinks().catch(() => lastRead.links);
  lastRead.links = links;
  return links;
}
