import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { undoBatch } from "@/lib/history/undo-batch";
import { batchOperations } from "@/lib/openapi/operations/batches";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(batchOperations.undoBatch, ({ params, actor }) => undoBatch(params.id, actor)),
);
