import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { idParams, pageQuery } from "../../api/query";
import { batchSchema, undoneSchema } from "../../history/schema";
import { closureInput } from "../../tours/closures/closure";
import { priceChangeInput, priceRowSchema } from "../../tours/prices/change";
import { responses } from "../schemas";

const plan = z.string().describe("To be sent back to apply just this.");
const priceRows = { plan, rows: z.array(priceRowSchema) };

export const batchOperations = {
  changePrices: {
    method: "POST",
    path: "/price-changes",
    summary:
      "Prices of many tours by a rule: a dry run; with its plan and an Idempotency-Key, the change itself, or 409 with the rows anew",
    auth: "editContent",
    body: jsonBody(priceChangeInput),
    idempotent: true,
    status: 200,
    response: z.union([z.object(priceRows), z.object({ batch: batchSchema })]),
    conflict: z.object({ message: z.string(), ...priceRows }),
  },
  closeSea: {
    method: "POST",
    path: "/sea-closures",
    summary:
      "Close tours for some of the next 15 days with a reason for visitors, as one batch; needs an Idempotency-Key",
    auth: "closeDays",
    body: jsonBody(closureInput),
    idempotent: true,
    status: 200,
    response: z.object({ batch: batchSchema }),
  },
  listBatches: {
    method: "GET",
    path: "/change-batches",
    summary: "Changes of many records, the latest first",
    auth: "readContent",
    query: pageQuery,
    status: 200,
    response: z.object({ data: z.array(batchSchema), pagination: responses.Pagination }),
  },
  undoBatch: {
    method: "POST",
    path: "/change-batches/{id}/undo",
    summary: "Take a change of many records back; what was edited since stays and is named",
    auth: "editContent",
    params: idParams,
    status: 200,
    response: undoneSchema,
    failures: [409],
  },
} as const satisfies Operations;
