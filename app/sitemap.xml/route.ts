// GET /sitemap.xml, all: the parts of the sitemap
import { textRoute } from "@/lib/core/api/text-route";
import { momentOfDay } from "@/lib/core/content/dependencies";
import { sitemapParts } from "@/lib/registry/crawlers/sitemap";
import { sitemapIndexXml } from "@/lib/registry/crawlers/sitemap-xml";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("xml", async () =>
  sitemapIndexXml(await sitemapParts(momentOfDay())),
);
