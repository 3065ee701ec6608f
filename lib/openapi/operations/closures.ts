import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { batchSchema } from "../../history/schema";
import { closureInput } from "../../tours/closures/closure";

export const closureOperations = {
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
} as const satisfies Operations;
