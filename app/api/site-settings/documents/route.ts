import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { siteOperations } from "@/lib/openapi/operations/site";
import { storeDocument } from "@/lib/site/stored-documents";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(siteOperations.uploadDocument, async ({ body }) => ({ path: await storeDocument(body.file) })),
);
