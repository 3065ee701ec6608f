import "server-only";
import { z } from "zod";
import { endpoints } from "../api/endpoint";
import { requireIdempotencyKey } from "../api/idempotency";
import { operatorDay } from "../content/days";
import { manyRecordsTimeout } from "../content/many-records-timeout";
import { batchSchema } from "../history/schema";
import { sheetOperations } from "../openapi/operations/sheets";
import { exportTours } from "../sheets/export";
import { applySheets, prepareSheets, previewSheets } from "../sheets/import";

export const sheetEndpoints = endpoints(sheetOperations, {
  exportTourSheet: async ({ query }) => {
    const { content, type, extension } = await exportTours(query);
    const name = `tur-${operatorDay(new Date()).toISOString().slice(0, 10)}.${extension}`;
    return new Response(content, {
      headers: {
        "Content-Type": type,
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Content-Disposition": `attachment; filename="${name}"`,
      },
    });
  },
  importTourSheet: async ({ body, actor, headers, idempotent }) => {
    const { file, plan } = body;
    if (plan === undefined) return previewSheets(await prepareSheets(file));
    requireIdempotencyKey(headers);
    const task = await prepareSheets(file);
    return idempotent(
      async (tx) => ({ batch: z.encode(batchSchema, await applySheets(tx, task, plan, actor)) }),
      manyRecordsTimeout,
    );
  },
});
