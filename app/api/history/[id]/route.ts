import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { found } from "@/lib/errors";
import { getVersion } from "@/lib/history/queries";
import { historyOperations } from "@/lib/openapi/operations/history";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(historyOperations.getVersion, async ({ params }) => found(await getVersion(params.id))),
);
