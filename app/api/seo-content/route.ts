// GET seo-content, all: 200 object keyed by page, then language
// PUT seo-content, admin: 200 the whole object as stored
import { endpoint } from "@/lib/api/endpoint";
import { jsonBody } from "@/lib/api/json-body";
import { methods } from "@/lib/api/methods";
import { updateSeoContent } from "@/lib/seo/mutations";
import { getSeoContent } from "@/lib/seo/queries";
import { seoInputSchema } from "@/lib/seo/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({}, getSeoContent),
  PUT: endpoint({ auth: "admin", body: jsonBody(seoInputSchema) }, async ({ body }) => {
    await updateSeoContent(body);
    return getSeoContent();
  }),
});
