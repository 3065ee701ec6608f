import "server-only";
import { z } from "zod";
import { endpoints } from "../api/endpoint";
import { requireIdempotencyKey } from "../api/idempotency";
import { pageRequest } from "../api/query";
import { manyRecordsTimeout } from "../content/many-records-timeout";
import { undoDemoRest } from "../demo-content/remove";
import { applyBatch, listBatches, previewBatch } from "../history/batches";
import { batchSchema } from "../history/schema";
import { undoBatch } from "../history/undo-batch";
import { batchOperations } from "../openapi/operations/batches";
import { prepareClosure } from "../tours/closures/prepare-closure";
import { preparePriceChange } from "../tours/prices/prepare-change";

export const batchEndpoints = endpoints(batchOperations, {
  undoBatch: ({ params, actor }) => undoBatch(params.id, actor, undoDemoRest),
  listBatches: async ({ query, viewer }) => {
    const { batches, pagination } = await listBatches(pageRequest(query, viewer));
    return { data: batches, pagination };
  },
  closeSea: async ({ body, actor, headers, idempotent }) => {
    requireIdempotencyKey(headers);
    const task = { ...prepareClosure(body), entity: "tour" as const, kind: "closures" as const };
    return idempotent(
      async (tx) => ({ batch: z.encode(batchSchema, await applyBatch(tx, task, null, actor)) }),
      manyRecordsTimeout,
    );
  },
  changePrices: async ({ body, actor, headers, idempotent }) => {
    const { plan, ...request } = body;
    const task = async () => ({
      ...(await preparePriceChange(request)),
      entity: "tour" as const,
      kind: "prices" as const,
    });
    if (plan === undefined) {
      const { plan: found, rows } = await previewBatch(await task());
      return { plan: found, rows };
    }
    requireIdempotencyKey(headers);
    return idempotent(
      async (tx) => ({ batch: z.encode(batchSchema, await applyBatch(tx, await task(), plan, actor)) }),
      manyRecordsTimeout,
    );
  },
});
