import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { pageRequest } from "@/lib/api/query";
import { getRecordState, listVersions } from "@/lib/history/queries";
import { historyOperations } from "@/lib/openapi/operations/history";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(historyOperations.listVersions, async ({ query, viewer }) => {
    const { entity, record_key: key } = query;
    const { versions, pagination } = await listVersions({ ...pageRequest(query, viewer), entity, key });
    const record = entity && key !== undefined ? await getRecordState(entity, key) : null;
    return { data: versions, pagination, record };
  }),
);
