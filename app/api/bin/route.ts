import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { pageRequest } from "@/lib/api/query";
import { listBin } from "@/lib/history/queries";
import { historyOperations } from "@/lib/openapi/operations/history";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(historyOperations.listBin, async ({ query, viewer }) => {
    const { items, pagination } = await listBin(pageRequest(query, viewer));
    return { data: items, pagination };
  }),
);
