import "server-only";
import type { Actor } from "../core/auth/permissions";
import { dayInZone } from "../core/calendar/days";
import type { Transaction } from "../core/content/change-content";
import { pickFields, type Snapshot, snapshotOf } from "../core/entity/snapshot";
import { applyBatch, type BatchTask, previewBatch } from "../core/history/batches";
import { lockHistory } from "../core/history/history-lock";
import { findRecords } from "../core/history/many-records";
import type { Batch } from "../core/history/schema";
import type { Upload } from "../core/storage/upload";
import { plannableFields } from "../tours/calendar/planned-writes";
import { tourFields } from "../tours/fields";
import { settledPrices } from "../tours/pricing/planned-prices";
import { tourStore } from "../tours/record-store";
import { type Tour, tourCreateSchema } from "../tours/schema";
import { sheetLimits } from "./columns";
import { type Comparison, compareSheets, listNamedIds } from "./compare";
import { listNewNames, type NamesakeTour } from "./new-tours";
import { fileError, readSheets } from "./read-file";
import { type KnownSheet, recognizeSheets } from "./recognize";
import type { ReportRow, SheetReport } from "./schema";

export interface SheetTask extends Omit<BatchTask<Tour, ReportRow>, "keys"> {}

/** Adds the prices of today to a change of prices, because a stored entry whose day has come would count again. */
function withPricesToday(stored: Tour | undefined, { tour, set }: Comparison["edits"][number]): Snapshot {
  if (stored === tour || plannableFields.every((name) => !Object.hasOwn(set, name))) return set;
  return { ...pickFields(tourFields, snapshotOf(tourFields, tour), plannableFields), ...set };
}

function compareWithToday(sheets: readonly KnownSheet[], stored: Tour[], namesakes: NamesakeTour[]) {
  const today = dayInZone(new Date());
  const { rows, edits, created } = compareSheets(
    sheets,
    stored.map((tour) => settledPrices(tour, today)),
    namesakes,
  );
  const byId = new Map(stored.map((tour) => [tour.id, tour]));
  const completed = edits.map((edit) => ({ ...edit, set: withPricesToday(byId.get(edit.tour.id), edit) }));
  return changesOf({ rows, edits: completed, created });
}

function changesOf({ rows, edits, created }: Comparison) {
  if (created.length > sheetLimits.newTours) {
    throw fileError(`Paling banyak ${sheetLimits.newTours} tur baru sekaligus. Bagi berkas ini.`);
  }
  if (edits.length > sheetLimits.tours) {
    throw fileError(`Paling banyak ${sheetLimits.tours} tur sekaligus. Bagi berkas ini.`);
  }
  const changes = edits.map(({ tour, set }) => ({ key: String(tour.id), updated_at: tour.updated_at, set }));
  return { rows, changes, created };
}

/** Finds the stored tours with a code or an English name of the new rows. */
function listNamesakes(source: Transaction, { codes, names }: ReturnType<typeof listNewNames>) {
  return source.$queryRaw<NamesakeTour[]>`
    SELECT id, tour_type, code, name->>'en' AS name FROM tour
    WHERE lower(btrim(code)) = ANY(${codes}::text[]) OR lower(btrim(name->>'en')) = ANY(${names}::text[])
    ORDER BY id`;
}

/** Reads a file. Throws 422 if it is unreadable or has no known sheet. */
export async function prepareSheets(file: Upload): Promise<SheetTask> {
  const sheets = recognizeSheets(await readSheets(await file.read()));
  const keys = listNamedIds(sheets).map(String);
  const newNames = listNewNames(sheets);
  return {
    store: tourStore,
    kind: "sheet",
    request: { file: file.hash, sheets: sheets.map(({ name }) => name) },
    preview: async (source) =>
      compareWithToday(
        sheets,
        await findRecords(source, tourStore, keys),
        await listNamesakes(source, newNames),
      ),
    create: (tx, content) => tourStore.insert(tx, tourCreateSchema.parse(content), {}),
  };
}

export async function previewSheets(task: SheetTask): Promise<SheetReport> {
  const { plan, rows } = await previewBatch({ ...task, keys: [] });
  return { plan, rows };
}

/** All imports hold this history of no tour, so that of two imports of one file the second one sees the new tours of the first. */
const importLock = "sheet";

/** Locks only the tours that change. If other tours change now, the plan differs and is refused. */
export async function applySheets(
  tx: Transaction,
  task: SheetTask,
  plan: string,
  actor: Actor,
): Promise<Batch> {
  await lockHistory(tx, task.store.entity.name, importLock);
  const { changes } = await task.preview(tx);
  return applyBatch(tx, { ...task, keys: changes.map(({ key }) => key) }, plan, actor);
}
