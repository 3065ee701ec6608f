import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { found } from "@/lib/errors";
import { deleteForever } from "@/lib/history/restore";
import { historyOperations } from "@/lib/openapi/operations/history";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(historyOperations.deleteForever, async ({ params }) =>
    found(await deleteForever(params.entity, params.record_key)),
  ),
);
