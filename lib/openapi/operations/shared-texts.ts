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

const plan = z.string().describe("To be sent back to apply just this.");
const copyRows = { plan, rows: z.array(copyRowSchema) };

export const sharedTextOperations = {
  listSharedTexts: {
    method: "GET",
    path: "/shared-texts",
    summary: "Texts that many tours share",
    auth: "readContent",
    query: z.object({ kind: z.enum(sharedTextKinds).optional() }),
    status: 200,
    response: responses.SharedTexts,
  },
  createSharedText: {
    method: "POST",
    path: "/shared-texts",
    summary: "A new text",
    auth: "editContent",
    body: jsonBody(sharedTextCreateSchema),
    idempotent: true,
    status: 201,
    response: responses.SharedText,
  },
  getSharedText: {
    method: "GET",
    path: "/shared-texts/{id}",
    summary: "One text",
    auth: "readContent",
    params: idParams,
    status: 200,
    response: responses.SharedText,
  },
  updateSharedText: {
    method: "PUT",
    path: "/shared-texts/{id}",
    summary: "Change a text: absent keys stay, its kind always; its copies in tours stay as they are",
    auth: "editContent",
    params: idParams,
    body: jsonBody(sharedTextUpdateSchema),
    versioned: true,
    status: 200,
    response: responses.SharedText,
  },
  deleteSharedText: {
    method: "DELETE",
    path: "/shared-texts/{id}",
    summary: "Delete a text; its copies in tours stay",
    auth: "editContent",
    params: idParams,
    status: 204,
  },
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
