import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../core/api/endpoint";
import { requireIdempotencyKey } from "../core/api/idempotency";
import { multipartBody } from "../core/api/operation";
import { operatorDay } from "../core/content/days";
import { manyRecordsTimeout } from "../core/history/many-records";
import { batchSchema } from "../core/history/schema";
import { sheetLimits } from "./columns";
import { exportTours } from "./export";
import { applySheets, prepareSheets, previewSheets } from "./import";
import { sheetInput, sheetQuery, sheetReportSchema } from "./schema";
import { writeTemplate } from "./template";

export const sheetApi = {
  exportTourSheet: endpoint(
    {
      method: "GET",
      path: "/tour-sheet",
      summary: "Returns the tours as a workbook, or one sheet of the workbook as CSV.",
      auth: "readContent",
      query: sheetQuery,
      status: 200,
      media: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "text/csv"],
    },
    async ({ query }) => {
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
  ),

  getTourTemplate: endpoint(
    {
      method: "GET",
      path: "/tour-sheet/template",
      summary: "Returns the workbook for new tours, with one example that an import skips.",
      auth: "readContent",
      status: 200,
      media: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    },
    async () =>
      new Response(await writeTemplate(), {
        headers: {
          "Content-Type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          "Cache-Control": "no-store",
          "X-Content-Type-Options": "nosniff",
          "Content-Disposition": 'attachment; filename="tur-baru.xlsx"',
        },
      }),
  ),

  importTourSheet: endpoint(
    {
      method: "POST",
      path: "/tour-sheet",
      summary:
        "Imports an edited sheet, whose rows of new tours become drafts. A request without `plan` is a dry run. A request with the plan of a dry run and an Idempotency-Key applies the changes, or is refused with 409 and the current rows if the tours have changed since.",
      auth: "editContent",
      body: multipartBody(sheetInput, { texts: 1_024, file: { name: "file", bytes: sheetLimits.bytes } }),
      idempotent: true,
      status: 200,
      response: z.union([sheetReportSchema, z.object({ batch: batchSchema })]),
      conflict: sheetReportSchema.extend({ message: z.string() }),
    },
    async ({ body, actor, headers, idempotent }) => {
      const { file, plan } = body;
      if (plan === undefined) return previewSheets(await prepareSheets(file));
      requireIdempotencyKey(headers);
      const task = await prepareSheets(file);
      return idempotent(
        async (tx) => ({ batch: z.encode(batchSchema, await applySheets(tx, task, plan, actor)) }),
        manyRecordsTimeout,
      );
    },
  ),
} satisfies Api;
