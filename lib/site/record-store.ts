import "server-only";
import { defineRecordStore, parseSnapshot } from "../core/entity/record-store";
import { siteEntity } from "./entity";
import { siteFields, siteResponseSchema } from "./fields";
import { updateSite } from "./mutations";
import { toSiteSettings } from "./rows";
import { siteResponse, siteUpdateSchema } from "./schema";

const siteSchemas = { response: siteResponseSchema, create: siteUpdateSchema, update: siteUpdateSchema };

/** The row always exists: a create only fills it. */
export const siteStore = defineRecordStore(siteEntity, siteSchemas, {
  title: ({ name }) => name,
  respond: siteResponse,
  find: async (tx, id) => {
    const row = await tx.site.findUnique({ where: { id } });
    return row && toSiteSettings(row);
  },
  readUpdate: (snapshot) => parseSnapshot(siteUpdateSchema, snapshot, siteFields),
  readCreate: (snapshot) => parseSnapshot(siteUpdateSchema, snapshot, siteFields),
  create: updateSite,
  update: (tx, _, input) => updateSite(tx, input),
});
