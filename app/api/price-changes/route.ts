import { z } from "zod";
import { endpoint } from "@/lib/api/endpoint";
import { requireIdempotencyKey } from "@/lib/api/idempotency";
import { route } from "@/lib/api/methods";
import { manyRecordsTimeout } from "@/lib/content/change-content";
import { applyBatch, previewBatch } from "@/lib/history/batches";
import { batchSchema } from "@/lib/history/schema";
import { batchOperations } from "@/lib/openapi/operations/batches";
import { preparePriceChange } from "@/lib/tours/prices/prepare-change";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(batchOperations.changePrices, async ({ body, actor, headers, idempotent }) => {
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
  }),
);
