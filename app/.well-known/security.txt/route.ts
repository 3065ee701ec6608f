// GET /.well-known/security.txt, all: where to report a vulnerability (RFC 9116)
import { textRoute } from "@/lib/api/text-route";
import { securityText } from "@/lib/crawlers/text-files";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = textRoute("text", async () =>
  securityText(new Date()),
);
