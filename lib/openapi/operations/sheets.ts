import { z } from "zod";
import { multipartBody, type Operations } from "../../api/operation";
import { batchSchema } from "../../history/schema";
import { sheetLimits } from "../../sheets/columns";
import { sheetInput, sheetQuery, sheetReportSchema } from "../../sheets/schema";

export const sheetOperations = {
  exportTourSheet: {
    method: "GET",
    path: "/tour-sheet",
    summary: "Tours as a workbook or, a part of it, as CSV",
    auth: "readContent",
    query: sheetQuery,
    status: 200,
    media: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "text/csv"],
  },
  importTourSheet: {
    method: "POST",
    path: "/tour-sheet",
    summary:
      "A changed sheet: a dry run; with its plan and an Idempotency-Key, the change itself, or 409 with the rows anew",
    auth: "editContent",
    body: multipartBody(sheetInput, { texts: 1_024, file: { name: "file", bytes: sheetLimits.bytes } }),
    idempotent: true,
    status: 200,
    response: z.union([sheetReportSchema, z.object({ batch: batchSchema })]),
    conflict: sheetReportSchema.extend({ message: z.string() }),
  },
} as const satisfies Operations;
