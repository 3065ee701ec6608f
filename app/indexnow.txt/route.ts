// GET /indexnow.txt, all: the key that shows search engines that a ping comes from this site; 404 without one
import { crawlerFile } from "@/lib/crawler-file";
import { env } from "@/lib/env";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = crawlerFile(
  "text",
  async () => env().INDEXNOW_KEY ?? null,
);
