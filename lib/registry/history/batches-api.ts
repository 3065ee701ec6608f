import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { requireIdempotencyKey } from "../../core/api/idempotency";
import { jsonBody } from "../../core/api/operation";
import { idParams, pageQuery, pageRequest } from "../../core/api/query";
import { paginationSchema } from "../../core/api/responses";
import { applyBatch, listBatches, previewBatch } from "../../core/history/batches";
import { manyRecordsTimeout } from "../../core/history/many-records";
import { batchRights, batchSchema, dryRunPlan } from "../../core/history/schema";
import { closureInput } from "../../tours/closures/closure";
import { prepareClosure } from "../../tours/closures/prepare-closure";
import { preparePublication } from "../../tours/prepare-publication";
import { priceChangeInput, priceRowSchema } from "../../tours/price-changes/change";
import { preparePriceChange } from "../../tours/price-changes/prepare-change";
import { publicationChangeInput } from "../../tours/publication-change";
import { tourStore } from "../../tours/record-store";
import { undoDemoRest } from "../demo-content/remove";
import { undoneSchema } from "./schema";
import { undoBatch } from "./undo-batch";

const priceRows = { plan: dryRunPlan, rows: z.array(priceRowSchema) };

export const batchApi = {
  changePrices: endpoint(
    {
      method: "POST",
      path: "/price-changes",
      summary:
        "Changes the prices of many tours by a rule. A request without `plan` is a dry run. A request with the plan of a dry run and an Idempotency-Key applies the change, or is refused with 409 and the current rows if the tours have changed since.",
      auth: batchRights.prices,
      body: jsonBody(priceChangeInput),
      idempotent: true,
      status: 200,
      response: z.union([z.object(priceRows), z.object({ batch: batchSchema })]),
      conflict: z.object({ message: z.string(), ...priceRows }),
    },
    async ({ body, actor, headers, idempotent }) => {
      const { plan, ...request } = body;
      const task = async () => ({
        ...(await preparePriceChange(request)),
        store: tourStore,
        kind: "prices" as const,
      });
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

  publishTours: endpoint(
    {
      method: "POST",
      path: "/tour-publications",
      summary:
        "Shows many tours to visitors, or hides them. Tours that are so already do not change. A tour that lacks a required text refuses the change of all. Needs an Idempotency-Key.",
      auth: batchRights.publication,
      body: jsonBody(publicationChangeInput),
      idempotent: true,
      status: 200,
      response: z.object({ batch: batchSchema }),
    },
    async ({ body, actor, headers, idempotent }) => {
      requireIdempotencyKey(headers);
      const task = { ...preparePublication(body), store: tourStore, kind: "publication" as const };
      return idempotent(
        async (tx) => ({ batch: z.encode(batchSchema, await applyBatch(tx, task, null, actor)) }),
        manyRecordsTimeout,
      );
    },
  ),

  closeSea: endpoint(
    {
      method: "POST",
      path: "/sea-closures",
      summary:
        "Closes tours on some of the next 15 days and tells visitors why. All changes are one batch. Needs an Idempotency-Key.",
      auth: batchRights.closures,
      body: jsonBody(closureInput),
      idempotent: true,
      status: 200,
      response: z.object({ batch: batchSchema }),
    },
    async ({ body, actor, headers, idempotent }) => {
      requireIdempotencyKey(headers);
      const task = { ...prepareClosure(body), store: tourStore, kind: "closures" as const };
      return idempotent(
        async (tx) => ({ batch: z.encode(batchSchema, await applyBatch(tx, task, null, actor)) }),
        manyRecordsTimeout,
      );
    },
  ),

  listBatches: endpoint(
    {
      method: "GET",
      path: "/change-batches",
      summary: "Lists the changes of many records, the latest first.",
      auth: "readContent",
      query: pageQuery,
      status: 200,
      response: z.object({ data: z.array(batchSchema), pagination: paginationSchema }),
    },
    async ({ query, viewer }) => {
      const { batches, pagination } = await listBatches(pageRequest(query, viewer));
      return { data: batches, pagination };
    },
  ),

  undoBatch: endpoint(
    {
      method: "POST",
      path: "/change-batches/{id}/undo",
      summary:
        "Undoes a change of many records. Values that were edited since then stay, and the response names them.",
      auth: "editContent",
      params: idParams,
      status: 200,
      response: undoneSchema,
      failures: [409],
    },
    ({ params, actor }) => undoBatch(params.id, actor, undoDemoRest),
  ),
} satisfies Api;
