import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { pageRequest } from "@/lib/api/query";
import { listBatches } from "@/lib/history/batches";
import { batchOperations } from "@/lib/openapi/operations/batches";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(batchOperations.listBatches, async ({ query, viewer }) => {
    const { batches, pagination } = await listBatches(pageRequest(query, viewer));
    return { data: batches, pagination };
  }),
);
