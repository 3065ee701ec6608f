// GET /robots.txt, all: what search engines should leave alone, and where the sitemap is
import { crawlerFile } from "@/lib/crawler-file";
import { robotsText } from "@/lib/seo/robots-text";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = crawlerFile("text", async () => robotsText());
