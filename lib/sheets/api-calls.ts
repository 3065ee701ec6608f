import { callApi } from "../core/api/client";
import type { SheetReport } from "./schema";

function sheetForm(file: File, plan?: string): FormData {
  const form = new FormData();
  form.append("file", file);
  if (plan) form.append("plan", plan);
  return form;
}

export function testSheet(file: File): Promise<SheetReport> {
  return callApi("tour-sheet", { method: "POST", form: sheetForm(file) });
}

interface AppliedSheet {
  batch: { id: number; records: number };
}

/** Saves a tested file; `key` is the same for each attempt. */
export async function saveSheet(file: File, plan: string, key: string): Promise<AppliedSheet["batch"]> {
  const request = {
    method: "POST",
    form: sheetForm(file, plan),
    headers: { "Idempotency-Key": key },
  } as const;
  return (await callApi<AppliedSheet>("tour-sheet", request)).batch;
}

/** Reverts a saved file. Returns how many tours were reverted, and how many values were edited since and stay. */
export async function undoSheet(batch: number): Promise<{ undone: number; kept: number }> {
  const { undone, kept } = await callApi<{ undone: number; kept: unknown[] }>(
    `change-batches/${batch}/undo`,
    {
      method: "POST",
    },
  );
  return { undone, kept: kept.length };
}
