import "server-only";
import { z } from "zod";
import { endpoints } from "../api/endpoint";
import { requireIdempotencyKey } from "../api/idempotency";
import { manyRecordsTimeout } from "../content/many-records-timeout";
import { applyBatch, previewBatch } from "../history/batches";
import { batchSchema } from "../history/schema";
import { prepareCopyBatch } from "../history/text-copies";
import { copyOperations } from "../openapi/operations/shared-texts";

export const copyEndpoints = endpoints(copyOperations, {
  updateCopies: async ({ params, body, actor, headers, idempotent }) => {
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
  },
});
