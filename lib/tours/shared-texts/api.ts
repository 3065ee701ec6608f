import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { requireIdempotencyKey } from "../../core/api/idempotency";
import { jsonBody } from "../../core/api/operation";
import { idParams } from "../../core/api/query";
import { applyBatch, previewBatch } from "../../core/history/batches";
import { manyRecordsTimeout } from "../../core/history/many-records";
import { batchSchema, dryRunPlan } from "../../core/history/schema";
import { copiesInput, copyRowSchema } from "./copies";
import { prepareCopyBatch } from "./update-copies";

const copyRows = { plan: dryRunPlan, rows: z.array(copyRowSchema) };

export const textCopyApi = {
  updateCopies: endpoint(
    {
      method: "POST",
      path: "/shared-texts/{id}/copies",
      summary:
        "Brings the copies of a text in tours up to date. A request without `plan` is a dry run. A request with the plan of a dry run and an Idempotency-Key applies the change, or is refused with 409 and the current rows if the tours have changed since.",
      auth: "editContent",
      params: idParams,
      body: jsonBody(copiesInput),
      idempotent: true,
      status: 200,
      response: z.union([z.object(copyRows), z.object({ batch: batchSchema })]),
      conflict: z.object({ message: z.string(), ...copyRows }),
    },
    async ({ params, body, actor, headers, idempotent }) => {
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
  ),
} satisfies Api;
