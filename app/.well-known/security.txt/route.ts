// GET /.well-known/security.txt, all: where to write about a hole (RFC 9116)
import { crawlerFile } from "@/lib/crawler-file";
import { securityText } from "@/lib/seo/security-text";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = crawlerFile("text", async () =>
  securityText(new Date()),
);
