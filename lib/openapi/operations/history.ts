import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { idParams, pageQuery } from "../../api/query";
import {
  binItemSchema,
  binParams,
  historyQuery,
  leftOutSchema,
  recordStateSchema,
  restoreInput,
  versionSchema,
  versionWithSnapshotSchema,
} from "../../history/schema";
import { recordResponse } from "../../registry/entities";
import { responses } from "../schemas";

const pagination = responses.Pagination;

export const historyOperations = {
  listVersions: {
    method: "GET",
    path: "/history",
    summary: "Versions of a record, or the latest changes of all, the newest first",
    auth: "readContent",
    query: historyQuery,
    status: 200,
    response: z.object({
      data: z.array(versionSchema),
      pagination,
      record: recordStateSchema.nullable().describe("The named record as it is now."),
    }),
  },
  getVersion: {
    method: "GET",
    path: "/history/{id}",
    summary: "One version with what the record was, and the one before it",
    auth: "readContent",
    params: idParams,
    status: 200,
    response: versionWithSnapshotSchema,
  },
  restoreVersion: {
    method: "POST",
    path: "/history/{id}/restore",
    summary: "Bring a record back to a version: a live one by a save, a deleted one under its old id",
    auth: "editContent",
    params: idParams,
    body: jsonBody(restoreInput),
    status: 200,
    response: z.object({
      record: recordResponse,
      left_out: leftOutSchema.describe("Addresses of pictures that are gone."),
    }),
    failures: [409],
  },
  listBin: {
    method: "GET",
    path: "/bin",
    summary: "Deleted records that can still come back, the latest first",
    auth: "readContent",
    query: pageQuery,
    status: 200,
    response: z.object({ data: z.array(binItemSchema), pagination }),
  },
  deleteForever: {
    method: "DELETE",
    path: "/bin/{entity}/{record_key}",
    summary: "Delete a record of the bin for ever, with all its versions",
    auth: "deleteForever",
    params: binParams,
    status: 204,
  },
} as const satisfies Operations;
