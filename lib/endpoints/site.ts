import "server-only";
import { endpoints } from "../api/endpoint";
import { recordEndpoints } from "../history/record-endpoints";
import { siteOperations } from "../openapi/operations/site";
import { siteId } from "../site/fields";
import { readSiteSettings } from "../site/queries";
import { storeDocument } from "../site/stored-documents";
import { storeLogo } from "../storage/logo-files";

const site = recordEndpoints("site");
const params = { id: siteId };

export const siteEndpoints = endpoints(siteOperations, {
  getSiteSettings: ({ viewer }) => site.get(readSiteSettings)({ params, viewer }),
  updateSiteSettings: [
    ({ body, actor }) => site.update({ params, body, actor }),
    () => site.lastSave(siteId),
  ],
  uploadLogo: async ({ body }) => ({ path: await storeLogo(body.file) }),
  uploadDocument: async ({ body }) => ({ path: await storeDocument(body.file) }),
});
