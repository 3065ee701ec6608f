import { z } from "zod";
import { endpoint } from "@/lib/api/endpoint";
import { requireIdempotencyKey } from "@/lib/api/idempotency";
import { route } from "@/lib/api/methods";
import { manyRecordsTimeout } from "@/lib/content/change-content";
import { applyBatch } from "@/lib/history/batches";
import { batchSchema } from "@/lib/history/schema";
import { closureOperations } from "@/lib/openapi/operations/closures";
import { prepareClosure } from "@/lib/tours/closures/prepare-closure";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(closureOperations.closeSea, async ({ body, actor, headers, idempotent }) => {
    requireIdempotencyKey(headers);
    const task = { ...prepareClosure(body), entity: "tour" as const, kind: "closures" as const };
    return idempotent(
      async (tx) => ({ batch: z.encode(batchSchema, await applyBatch(tx, task, null, actor)) }),
      manyRecordsTimeout,
    );
  }),
);
