// GET /indexnow.txt, all: the key that proves to search engines that a ping comes from this site; 404 without one
import { textRoute } from "@/lib/core/api/text-route";
import { env } from "@/lib/core/env";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute(
  "text",
  async () => env().INDEXNOW_KEY ?? null,
);
