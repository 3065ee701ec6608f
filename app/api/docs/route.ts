// GET docs, admin: 200, the contract as a page to read and try
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { docsPage, docsPolicy } from "@/lib/openapi/docs-page";
import { getSiteName } from "@/lib/site/settings";

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": docsPolicy,
  "Cache-Control": "private, no-store",
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint(
    { auth: "readContent" },
    async () => new Response(docsPage(await getSiteName()), { headers }),
  ),
});
