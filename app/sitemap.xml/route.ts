// GET /sitemap.xml, all: the parts of the sitemap
import { crawlerFile } from "@/lib/crawler-file";
import { sitemapParts } from "@/lib/sitemap/registry";
import { sitemapIndexXml } from "@/lib/sitemap/xml";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = crawlerFile("xml", async () =>
  sitemapIndexXml(await sitemapParts(new Date())),
);
