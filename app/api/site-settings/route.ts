import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { siteOperations } from "@/lib/openapi/operations/site";
import { siteId } from "@/lib/site/fields";
import { readSiteSettings } from "@/lib/site/queries";

const site = recordEndpoints("site");
const params = { id: siteId };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(siteOperations.getSiteSettings, ({ viewer }) => site.get(readSiteSettings)({ params, viewer })),
  endpoint(
    siteOperations.updateSiteSettings,
    ({ body, actor }) => site.update({ params, body, actor }),
    () => site.lastSave(siteId),
  ),
);
