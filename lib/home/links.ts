import "server-only";
import { cachedContent } from "../content/cached-content";
import { db } from "../db";
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

/** The sections of the home page that header and footer of every page link to. */
export const currentHomeLinks = cachedContent(readHomeLinks);
