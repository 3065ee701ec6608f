import { z } from "zod";
import { endpoint } from "@/lib/api/endpoint";
import { requireIdempotencyKey } from "@/lib/api/idempotency";
import { route } from "@/lib/api/methods";
import { manyRecordsTimeout } from "@/lib/content/change-content";
import { operatorDay } from "@/lib/content/days";
import { batchSchema } from "@/lib/history/schema";
import { sheetOperations } from "@/lib/openapi/operations/sheets";
import { exportTours } from "@/lib/sheets/export";
import { applySheets, prepareSheets, previewSheets } from "@/lib/sheets/import";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(sheetOperations.exportTourSheet, async ({ query }) => {
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
  }),
  endpoint(sheetOperations.importTourSheet, async ({ body, actor, headers, idempotent }) => {
    const { file, plan } = body;
    if (plan === undefined) return previewSheets(await prepareSheets(file));
    requireIdempotencyKey(headers);
    const task = await prepareSheets(file);
    return idempotent(
      async (tx) => ({ batch: z.encode(batchSchema, await applySheets(tx, task, plan, actor)) }),
      manyRecordsTimeout,
    );
  }),
);
