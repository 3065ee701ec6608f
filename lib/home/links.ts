import "server-only";
import { cachedContent } from "../content/cached-content";
import { db } from "../db";
import { sharedState } from "../shared-state";
import { type HomeSection, homeSections } from "./sections";

async function readHomeLinks(): Promise<HomeSection[]> {
  const [row, promo, tour] = await Promise.all([
    db("home-links").home.findFirst({ select: { links: true } }),
    db("home-links").promo.findFirst({ select: { id: true } }),
    db("home-links").tour.findFirst({ select: { id: true } }),
  ]);
  const lacksRecords: Partial<Record<HomeSection, boolean>> = { promo: !promo, packages: !tour };
  return homeSections.filter((section) => row?.links.includes(section) && !lacksRecords[section]);
}

const cachedLinks = cachedContent(readHomeLinks);
const lastRead = sharedState("home-links", (): { links: HomeSection[] } => ({ links: [] }));

/** The sections of the home page that header and footer of every page link to. While the database is away: the last known ones. */
export async function currentHomeLinks(): Promise<HomeSection[]> {
  const links = await cachedLinks().catch(() => lastRead.links);
  lastRead.links = links;
  return links;
}
