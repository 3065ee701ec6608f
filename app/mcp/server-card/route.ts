// GET /mcp/server-card, all: describes the door for assistants before they connect (SEP-2127)
import { serverCard } from "@/lib/assistants/door";
import { textRoute } from "@/lib/core/api/text-route";
import { brandOf, getSiteSettings } from "@/lib/site/settings";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("serverCard", async () => {
  const settings = await getSiteSettings();
  return settings.assistants_open ? serverCard(brandOf(settings)) : null;
});
