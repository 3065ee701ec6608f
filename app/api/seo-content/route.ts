import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { updateRecords } from "@/lib/history/mutations";
import { seoOperations } from "@/lib/openapi/operations/seo";
import { writeSeoContent } from "@/lib/seo/mutations";
import { getSeoContent } from "@/lib/seo/queries";
import { seoResponse } from "@/lib/seo/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(seoOperations.getSeoContent, async () => seoResponse(await getSeoContent())),
  endpoint(seoOperations.updateSeoContent, async ({ body, actor }) => {
    await updateRecords("seo", Object.keys(body), actor, (tx) => writeSeoContent(tx, body));
    return seoResponse(await getSeoContent());
  }),
);
