// GET /sitemap.xml, all: the parts of the sitemap
import { textRoute } from "@/lib/api/text-route";
import { momentOfDay } from "@/lib/content/dependencies";
import { sitemapParts } from "@/lib/crawlers/sitemap";
import { sitemapIndexXml } from "@/lib/crawlers/sitemap-xml";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("xml", async () =>
  sitemapIndexXml(await sitemapParts(momentOfDay())),
);
