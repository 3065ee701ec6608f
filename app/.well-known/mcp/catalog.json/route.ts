// GET /.well-known/mcp/catalog.json, all: leads to the description of the door for assistants
import { serverCatalog } from "@/lib/assistants/door";
import { textRoute } from "@/lib/core/api/text-route";
import { brandOf, getSiteSettings } from "@/lib/site/settings";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("json", async () => {
  const settings = await getSiteSettings();
  return settings.assistants_open ? serverCatalog(brandOf(settings)) : null;
});
