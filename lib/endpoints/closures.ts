import "server-only";
import { z } from "zod";
import { endpoints } from "../api/endpoint";
import { requireIdempotencyKey } from "../api/idempotency";
import { manyRecordsTimeout } from "../content/change-content";
import { applyBatch } from "../history/batches";
import { batchSchema } from "../history/schema";
import { closureOperations } from "../openapi/operations/closures";
import { prepareClosure } from "../tours/closures/prepare-closure";

export const closureEndpoints = endpoints(closureOperations, {
  closeSea: async ({ body, actor, headers, idempotent }) => {
    requireIdempotencyKey(headers);
    const task = { ...prepareClosure(body), entity: "tour" as const, kind: "closures" as const };
    return idempotent(
      async (tx) => ({ batch: z.encode(batchSchema, await applyBatch(tx, task, null, actor)) }),
      manyRecordsTimeout,
    );
  },
});
