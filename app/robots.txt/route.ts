// GET /robots.txt, all: crawling rules, and where the sitemap is
import { textRoute } from "@/lib/api/text-route";
import { dependsOn } from "@/lib/content/dependencies";
import { robotsText } from "@/lib/crawlers/text-files";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("text", async () => {
  dependsOn("build");
  return robotsText();
});
