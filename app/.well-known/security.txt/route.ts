// GET /.well-known/security.txt, all: where to report a vulnerability (RFC 9116); 404 without an e-mail address
import { textRoute } from "@/lib/core/api/text-route";
import { securityText } from "@/lib/registry/crawlers/text-files";
import { getSiteSettings } from "@/lib/site/settings";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("text", async () => {
  const { email } = await getSiteSettings();
  return email && securityText(new Date(), email);
});
