// GET /sitemaps/{part}.xml, all: one part of the sitemap
import { textRoute } from "@/lib/core/api/text-route";
import { pagesOfPart } from "@/lib/registry/crawlers/sitemap";
import { sitemapPartXml } from "@/lib/registry/crawlers/sitemap-xml";
import { getSiteSettings } from "@/lib/site/settings";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("xml", async ({ part = "" }) => {
  const [, name = ""] = /^([a-z0-9-]+)\.xml$/.exec(String(part)) ?? [];
  // The settings say in which languages the pages stand.
  await getSiteSettings();
  const pages = pagesOfPart(name);
  return pages && sitemapPartXml(pages);
});
