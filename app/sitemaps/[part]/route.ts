// GET /sitemaps/{part}.xml, all: one part of the sitemap
import { crawlerFile } from "@/lib/crawler-file";
import { pagesOfPart } from "@/lib/sitemap/registry";
import { sitemapPartXml } from "@/lib/sitemap/xml";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = crawlerFile("xml", async ({ part = "" }) => {
  const [, name = ""] = /^([a-z0-9-]+)\.xml$/.exec(String(part)) ?? [];
  const pages = pagesOfPart(name);
  return pages && sitemapPartXml(pages);
});
