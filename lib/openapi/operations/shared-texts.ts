import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { idParams } from "../../api/query";
import { batchSchema } from "../../history/schema";
import { copiesInput, copyRowSchema } from "../../tours/shared-texts/copies";

const plan = z.string().describe("To be sent back to apply just this.");
const copyRows = { plan, rows: z.array(copyRowSchema) };

export const copyOperations = {
  updateCopies: {
    method: "POST",
    path: "/shared-texts/{id}/copies",
    summary:
      "Bring the copies of a text in tours up to date: a dry run; with its plan and an Idempotency-Key, the change itself, or 409 with the rows anew",
    auth: "editContent",
    params: idParams,
    body: jsonBody(copiesInput),
    idempotent: true,
    status: 200,
    response: z.union([z.object(copyRows), z.object({ batch: batchSchema })]),
    conflict: z.object({ message: z.string(), ...copyRows }),
  },
} as const satisfies Operations;
