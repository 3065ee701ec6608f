import { z } from "zod";
import { endpoint } from "@/lib/api/endpoint";
import { requireIdempotencyKey } from "@/lib/api/idempotency";
import { route } from "@/lib/api/methods";
import { manyRecordsTimeout } from "@/lib/content/change-content";
import { applyBatch, previewBatch } from "@/lib/history/batches";
import { batchSchema } from "@/lib/history/schema";
import { prepareCopyBatch } from "@/lib/history/text-copies";
import { sharedTextOperations } from "@/lib/openapi/operations/shared-texts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(sharedTextOperations.updateCopies, async ({ params, body, actor, headers, idempotent }) => {
    const { plan, overwrite } = body;
    const task = () => prepareCopyBatch(params.id, overwrite);
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
