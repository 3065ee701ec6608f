"use client";

import { RotateCcw, Upload } from "lucide-react";
import { useRef } from "react";
import { Panel } from "@/components/admin/panel";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type ReportRow, type RowState, rowStates, type SheetReport } from "@/lib/sheets/schema";
import { ReportTable } from "./report-table";
import { useSheet } from "./use-sheet";

/** Names the cell, such as `Tur.12.rate`, in words. Messages of other fields name it themselves. */
function problemText(field: string, message: string): string {
  const [sheet = "", row, column] = field.split(".");
  return row && column ? adminText("sheets.refusedCell", { sheet, row, column, message }) : message;
}

function Refused({ message, fields }: { message: string; fields: Record<string, string[]> }) {
  const problems = Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((each) => problemText(field, each)),
  );
  const others = problems.filter((problem) => problem !== message);
  return (
    <Alert variant="error" title={adminText("sheets.refused")}>
      <p>{message}</p>
      {others.length > 0 && (
        <ul className="wrap-anywhere mt-1 grid list-disc gap-1 pl-5">
          {others.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function byState(rows: ReportRow[]): Record<RowState, ReportRow[]> {
  const found = rowStates.map((state) => [state, rows.filter((row) => row.state === state)]);
  return Object.fromEntries(found) as Record<RowState, ReportRow[]>;
}

interface ReportProps {
  name: string;
  report: SheetReport;
  busy: boolean;
  onSave: () => void;
}

function Report({ name, report, busy, onSave }: ReportProps) {
  const { create, change, same, conflict, skipped } = byState(report.rows);
  const counts = {
    create: create.length,
    change: change.length,
    same: same.length,
    conflict: conflict.length,
    skipped: skipped.length,
  };
  const planned = create.length + change.length;
  const isNothing = planned === 0;
  return (
    <div className="grid gap-6">
      <Alert variant="info" title={adminText(isNothing ? "sheets.nothingToSave" : "sheets.nothingSaved")}>
        <p>{adminText("sheets.tested", { name, ...counts })}</p>
      </Alert>
      {!isNothing && (
        <div>
          <button
            type="button"
            aria-disabled={busy}
            onClick={onSave}
            className={button({ className: "aria-disabled:opacity-60" })}
          >
            {busy ? adminText("sheets.saving") : adminText("sheets.save", { count: planned })}
          </button>
        </div>
      )}
      <ReportTable
        title={adminText("sheets.conflict")}
        text={adminText("sheets.conflictText")}
        rows={conflict}
      />
      <ReportTable title={adminText("sheets.create")} text={adminText("sheets.createText")} rows={create} />
      <ReportTable title={adminText("sheets.change")} rows={change} />
      <ReportTable title={adminText("sheets.skipped")} rows={skipped} />
    </div>
  );
}

export function SheetUpload() {
  const { doing, tested, refusal, saved, test, save, undo } = useSheet();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Panel title={adminText("sheets.uploadTitle")}>
      <p className="text-ink-soft text-sm">{adminText("sheets.uploadText")}</p>
      <div>
        <button
          type="button"
          aria-disabled={doing !== null}
          onClick={() => doing === null && input.current?.click()}
          className={button({
            variant: tested ? "outline" : "secondary",
            className: "aria-disabled:opacity-60",
          })}
        >
          <Upload aria-hidden="true" className="size-5" />
          {adminText(doing === "test" ? "sheets.testing" : "sheets.upload")}
        </button>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv"
          hidden
          aria-label={adminText("sheets.upload")}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void test(file);
            // Resets the input, so that the same file can be chosen again after it was changed.
            currentTarget.value = "";
          }}
        />
      </div>
      {refusal && <Refused {...refusal} />}
      {tested && (
        <Report
          name={tested.file.name}
          report={tested.report}
          busy={doing === "save"}
          onSave={() => void save(tested)}
        />
      )}
      {saved && (
        <Alert variant="success" title={adminText("sheets.saved", { count: saved.records })}>
          {saved.drafts > 0 && <p>{adminText("sheets.savedDrafts", { count: saved.drafts })}</p>}
          <button
            type="button"
            aria-disabled={doing === "undo"}
            onClick={() => void undo(saved.id)}
            className={button({
              variant: "outline",
              size: "small",
              className: "mt-2 w-fit aria-disabled:opacity-60",
            })}
          >
            <RotateCcw aria-hidden="true" className="size-4.5" />
            {adminText(doing === "undo" ? "sheets.undoing" : "sheets.undo")}
          </button>
        </Alert>
      )}
    </Panel>
  );
}
