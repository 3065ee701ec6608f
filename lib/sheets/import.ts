import "server-only";
import type { Actor } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import { applyBatch, type BatchTask, previewBatch } from "../history/batches";
import { findRecords } from "../history/many-records";
import type { Batch } from "../history/schema";
import type { Upload } from "../storage/upload";
import { sheetLimits } from "./columns";
import { type Comparison, compareSheets, listNamedIds } from "./compare";
import { fileError, readSheets } from "./read-file";
import { recognizeSheets } from "./recognize";
import type { ReportRow, SheetReport } from "./schema";

export interface SheetTask extends Omit<BatchTask<"tour", ReportRow>, "keys"> {}

function changesOf({ rows, edits }: Comparison) {
  if (edits.length > sheetLimits.tours) {
    throw fileError(`Paling banyak ${sheetLimits.tours} tur sekaligus. Bagi berkas ini.`);
  }
  const changes = edits.map(({ tour, set }) => ({ key: String(tour.id), updated_at: tour.updated_at, set }));
  return { rows, changes };
}

/** Reads a file. Throws 422 if it is unreadable or has no known sheet. */
export async function prepareSheets(file: Upload): Promise<SheetTask> {
  const sheets = recognizeSheets(await readSheets(await file.read()));
  const keys = listNamedIds(sheets).map(String);
  return {
    entity: "tour",
    kind: "sheet",
    request: { file: file.hash, sheets: sheets.map(({ name }) => name) },
    preview: async (source) => changesOf(compareSheets(sheets, await findRecords(source, "tour", keys))),
  };
}

export async function previewSheets(task: SheetTask): Promise<SheetReport> {
  const { plan, rows } = await previewBatch({ ...task, keys: [] });
  return { plan, rows };
}

/** Locks only the tours that change. If other tours change now, the plan differs and is refused. */
export async function applySheets(
  tx: Transaction,
  task: SheetTask,
  plan: string,
  actor: Actor,
): Promise<Batch> {
  const { changes } = await task.preview(tx);
  return applyBatch(tx, { ...task, keys: changes.map(({ key }) => key) }, plan, actor);
}
