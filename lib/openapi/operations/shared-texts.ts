import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { idParams } from "../../api/query";
import { batchSchema } from "../../history/schema";
import { copiesInput, copyRowSchema } from "../../tours/shared-texts/copies";
import {
  sharedTextCreateSchema,
  sharedTextKinds,
  sharedTextUpdateSchema,
} from "../../tours/shared-texts/fields";
import { responses } from "../schemas";
import { recordOperations } from "./records";

const plan = z.string().describe("To be sent back to apply just this.");
const copyRows = { plan, rows: z.array(copyRowSchema) };

export const sharedTextOperations = {
  ...recordOperations({
    one: "SharedText",
    many: "SharedTexts",
    path: "/shared-texts",
    read: "readContent",
    write: "editContent",
    list: {
      summary: "Texts that many tours share",
      query: z.object({ kind: z.enum(sharedTextKinds).optional() }),
      response: responses.SharedTexts,
    },
    create: jsonBody(sharedTextCreateSchema),
    update: jsonBody(sharedTextUpdateSchema),
    response: responses.SharedText,
    summaries: {
      create: "A new text",
      get: "One text",
      update: "Change a text: absent keys stay, its kind always; its copies in tours stay as they are",
      delete: "Delete a text; its copies in tours stay",
    },
  }),
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
