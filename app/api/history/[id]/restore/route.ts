import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { restoreVersion } from "@/lib/history/restore";
import { historyOperations } from "@/lib/openapi/operations/history";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(historyOperations.restoreVersion, ({ params, body, actor }) =>
    restoreVersion(params.id, actor, body.updated_at, body.fields),
  ),
);
