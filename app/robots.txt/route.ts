// GET /robots.txt, all: crawling rules, and where the sitemap is
import { textRoute } from "@/lib/core/api/text-route";
import { dependsOn } from "@/lib/core/content/dependencies";
import { robotsText } from "@/lib/registry/crawlers/text-files";
import { getSiteSettings } from "@/lib/site/settings";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("text", async () => {
  dependsOn("build");
  return robotsText((await getSiteSettings()).ai_use);
});
