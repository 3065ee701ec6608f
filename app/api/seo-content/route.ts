// GET seo-content, all: 200 object keyed by page, then language
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getSeoContent } from "@/lib/seo/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({}, getSeoContent),
});
