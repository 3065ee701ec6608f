import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { jsonBody } from "../../core/api/operation";
import { idParams, pageQuery, pageRequest } from "../../core/api/query";
import { paginationSchema } from "../../core/api/responses";
import { found } from "../../core/errors";
import { recordResponse } from "../entities";
import { getRecordState, getVersion, listBin, listVersions } from "./queries";
import { deleteForever, restoreVersion } from "./restore";
import {
  binItemSchema,
  binParams,
  historyQuery,
  leftOutSchema,
  recordStateSchema,
  restoreInput,
  versionSchema,
  versionWithSnapshotSchema,
} from "./schema";

export const historyApi = {
  listVersions: endpoint(
    {
      method: "GET",
      path: "/history",
      summary: "Lists the versions of one record, or the latest changes of all records, newest first.",
      auth: "readContent",
      query: historyQuery,
      status: 200,
      response: z.object({
        data: z.array(versionSchema),
        pagination: paginationSchema,
        record: recordStateSchema.nullable().describe("The present state of the requested record."),
      }),
    },
    async ({ query, viewer }) => {
      const { entity, record_key: key } = query;
      const { versions, pagination } = await listVersions({ ...pageRequest(query, viewer), entity, key });
      const record = entity && key !== undefined ? await getRecordState(entity, key) : null;
      return { data: versions, pagination, record };
    },
  ),

  getVersion: endpoint(
    {
      method: "GET",
      path: "/history/{id}",
      summary: "Returns one version with the whole record, and the version before it.",
      auth: "readContent",
      params: idParams,
      status: 200,
      response: versionWithSnapshotSchema,
    },
    async ({ params }) => found(await getVersion(params.id)),
  ),

  restoreVersion: endpoint(
    {
      method: "POST",
      path: "/history/{id}/restore",
      summary:
        "Restores a version of a record. A record that is not deleted is saved with the values of the version. A deleted record comes back under its old id.",
      auth: "editContent",
      params: idParams,
      body: jsonBody(restoreInput),
      status: 200,
      response: z.object({
        record: recordResponse,
        left_out: leftOutSchema.describe(
          "The addresses of pictures that were left out because their files no longer exist.",
        ),
      }),
      failures: [409],
    },
    ({ params, body, actor }) => restoreVersion(params.id, actor, body.updated_at, body.fields),
  ),

  listBin: endpoint(
    {
      method: "GET",
      path: "/bin",
      summary: "Lists the deleted records that can be restored, the latest first.",
      auth: "readContent",
      query: pageQuery,
      status: 200,
      response: z.object({ data: z.array(binItemSchema), pagination: paginationSchema }),
    },
    async ({ query, viewer }) => {
      const { items, pagination } = await listBin(pageRequest(query, viewer));
      return { data: items, pagination };
    },
  ),

  deleteForever: endpoint(
    {
      method: "DELETE",
      path: "/bin/{entity}/{record_key}",
      summary: "Deletes a record in the bin for ever, with all its versions.",
      auth: "deleteForever",
      params: binParams,
      status: 204,
    },
    async ({ params }) => found(await deleteForever(params.entity, params.record_key)),
  ),
} satisfies Api;
