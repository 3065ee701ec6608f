"use client";

import { useState } from "react";
import { WordComparison } from "@/components/admin/history/word-comparison";
import { None } from "@/components/admin/named-value";
import { DataCell, DataTable } from "@/components/admin/table/data-table";
import { button } from "@/components/ui/button";
import { formatDecimal } from "@/lib/core/format";
import { compareWords } from "@/lib/core/history/compared-words";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { ReportRow } from "@/lib/sheets/schema";

const shown = 50;

/** The heading of the last column by state. Rows that compare no values have a message there. */
const lastColumns = {
  create: "draft",
  skipped: "reason",
  change: "difference",
  conflict: "difference",
  same: "difference",
} as const;

const comparesValues = ({ state }: ReportRow) => lastColumns[state] === "difference";

/** Writes a number with the separators of Indonesian. */
const written = (value: string | number) =>
  typeof value === "number" ? formatDecimal(value, 2, "id") : value;

/** Shows two values as one: short ones one after the other, texts with their words marked. */
function CellDifference({ before, after }: Pick<ReportRow, "before" | "after">) {
  if (typeof before === "string" && typeof after === "string" && before.length + after.length > 80) {
    return (
      <span>
        <WordComparison parts={compareWords(before, after)} whole={false} />
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <span className="sr-only">{adminText("sheets.before")}</span>
      {before === null || before === "" ? <None /> : <del className="text-ink-soft">{written(before)}</del>}
      <span className="sr-only">{adminText("sheets.after")}</span>
      <span aria-hidden="true">→</span>
      {after === null || after === "" ? (
        <None />
      ) : (
        <ins className="font-semibold no-underline">{written(after)}</ins>
      )}
    </span>
  );
}

function RowOf({ row }: { row: ReportRow }) {
  return (
    <tr className="max-md:grid max-md:grid-cols-[0_minmax(0,1fr)] max-md:gap-y-1 max-md:p-4">
      <DataCell label={adminText("sheets.position")}>
        <span className="whitespace-nowrap text-ink-soft">
          {adminText("sheets.positionText", { sheet: row.sheet, row: row.row })}
        </span>
      </DataCell>
      <DataCell label={adminText("sheets.tour")}>
        {row.name ? <bdi className="wrap-anywhere font-medium">{row.name}</bdi> : <None />}
      </DataCell>
      <DataCell label={adminText("sheets.value")}>
        {row.label ? <span className="wrap-anywhere">{row.label}</span> : <None />}
      </DataCell>
      <DataCell label={adminText(`sheets.${lastColumns[row.state]}`)}>
        <span className="wrap-anywhere grid gap-1">
          {comparesValues(row) && <CellDifference before={row.before} after={row.after} />}
          {row.message && <span className="text-ink-soft">{row.message}</span>}
        </span>
      </DataCell>
    </tr>
  );
}

interface ReportTableProps {
  title: string;
  text?: string;
  rows: ReportRow[];
}

export function ReportTable({ title, text, rows }: ReportTableProps) {
  const [whole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const last = lastColumns[rows[0]?.state ?? "change"];
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">
        {title} ({rows.length})
      </h3>
      {text && <p className="text-ink-soft text-sm">{text}</p>}
      <DataTable
        label={title}
        endsInActions={false}
        columns={(["position", "tour", "value", last] as const).map((column) =>
          adminText(`sheets.${column}`),
        )}
      >
        {(whole ? rows : rows.slice(0, shown)).map((row) => (
          <RowOf key={`${row.sheet} ${row.row} ${row.path}`} row={row} />
        ))}
      </DataTable>
      {!whole && rows.length > shown && (
        <div>
          <button
            type="button"
            onClick={() => setWhole(true)}
            className={button({ variant: "outline", size: "small" })}
          >
            {adminText("sheets.showAll", { count: rows.length })}
          </button>
        </div>
      )}
    </section>
  );
}
