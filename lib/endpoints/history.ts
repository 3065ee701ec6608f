import "server-only";
import { endpoints } from "../api/endpoint";
import { pageRequest } from "../api/query";
import { found } from "../errors";
import { getRecordState, getVersion, listBin, listVersions } from "../history/queries";
import { deleteForever, restoreVersion } from "../history/restore";
import { historyOperations } from "../openapi/operations/history";

export const historyEndpoints = endpoints(historyOperations, {
  deleteForever: async ({ params }) => found(await deleteForever(params.entity, params.record_key)),
  listBin: async ({ query, viewer }) => {
    const { items, pagination } = await listBin(pageRequest(query, viewer));
    return { data: items, pagination };
  },
  restoreVersion: ({ params, body, actor }) => restoreVersion(params.id, actor, body.updated_at, body.fields),
  getVersion: async ({ params }) => found(await getVersion(params.id)),
  listVersions: async ({ query, viewer }) => {
    const { entity, record_key: key } = query;
    const { versions, pagination } = await listVersions({ ...pageRequest(query, viewer), entity, key });
    const record = entity && key !== undefined ? await getRecordState(entity, key) : null;
    return { data: versions, pagination, record };
  },
});
