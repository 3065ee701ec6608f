// GET /robots.txt, all: crawling rules, and where the sitemap is
import { textRoute } from "@/lib/api/text-route";
import { robotsText } from "@/lib/crawlers/text-files";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("text", async () => robotsText());
