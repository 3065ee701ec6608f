import "server-only";
import { endpoints } from "../api/endpoint";
import { updateRecords } from "../history/mutations";
import { seoOperations } from "../openapi/operations/seo";
import { writeSeoContent } from "../seo/mutations";
import { getSeoContent } from "../seo/queries";
import { seoResponse } from "../seo/schema";

export const seoEndpoints = endpoints(seoOperations, {
  getSeoContent: async () => seoResponse(await getSeoContent()),
  updateSeoContent: async ({ body, actor }) => {
    await updateRecords("seo", Object.keys(body), actor, (tx) => writeSeoContent(tx, body));
    return seoResponse(await getSeoContent());
  },
});
