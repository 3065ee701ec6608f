"use client";

import { ArrowRight, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { formatMoney, formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { PriceRow } from "@/lib/tours/price-changes/change";

export function changedPaths({ before, after }: PriceRow): string[] {
  return Object.keys(after).filter((path) => before[path] !== after[path]);
}

function money(value: number | null | undefined, currency: string): string {
  return value === null || value === undefined
    ? adminText("bulk.noPrice")
    : formatMoney(value, currency, "id");
}

function PriceLine({ row, path }: { row: PriceRow; path: string }) {
  const { before, after, currency, labels } = row;
  const warnings = row.warnings.filter((each) => each.path === path);
  const isChanged = path in after && before[path] !== after[path];
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-1 text-sm">
      <span className="wrap-anywhere min-w-0 grow basis-40 text-ink-soft">{labels[path] ?? path}</span>
      {isChanged && (
        <span className="ml-auto flex flex-wrap items-baseline gap-x-2">
          <del className="text-ink-soft">
            <span className="sr-only">{adminText("bulk.old")} </span>
            {money(before[path], currency)}
          </del>
          <ArrowRight aria-hidden="true" className="size-3.5 self-center text-ink-soft" />
          <ins className="font-semibold no-underline">
            <span className="sr-only">{adminText("bulk.new")} </span>
            {money(after[path], currency)}
          </ins>
        </span>
      )}
      {warnings.map(({ warning }) => (
        <span
          key={warning}
          className="flex basis-full items-center gap-1.5 font-medium text-coral-700 text-xs"
        >
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {adminText(`bulk.warnings.${warning}`)}
        </span>
      ))}
    </li>
  );
}

function RowPrices({ row }: { row: PriceRow }) {
  const warned = row.warnings.map(({ path }) => path);
  return (
    <li className="grid gap-1 py-3 [content-visibility:auto] [contain-intrinsic-size:auto_8rem]">
      <h3 className="wrap-anywhere font-semibold text-sm">{row.name}</h3>
      <ul className="grid divide-y divide-line/60">
        {[...new Set([...changedPaths(row), ...warned])].map((path) => (
          <PriceLine key={path} row={row} path={path} />
        ))}
      </ul>
    </li>
  );
}

interface CheckStepProps {
  rows: PriceRow[];
  /** The first day of the new prices. Absent: they change at once. */
  from?: string;
}

/** The step "Periksa", which previews the new prices. Nothing is stored yet. */
export function CheckStep({ rows, from }: CheckStepProps) {
  const [onlyWarned, setOnlyWarned] = useState(false);
  const changing = rows.filter((row) => changedPaths(row).length > 0);
  const warned = changing.filter(({ warnings }) => warnings.length > 0);
  const shown = onlyWarned ? warned : changing;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl bg-sand-50 px-4 py-3 text-sm">
        <p role="status">
          <strong className="font-semibold">
            {adminText("bulk.willChange", { count: changing.length })}
          </strong>{" "}
          {adminText("bulk.unchanged", { count: rows.length - changing.length })}{" "}
          {from && <>{adminText("bulk.startsOn", { day: formatShortDay(new Date(from), "id") })} </>}
          {adminText("bulk.nothingStored")}
        </p>
        {warned.length > 0 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
            <input
              type="checkbox"
              checked={onlyWarned}
              onChange={({ target }) => setOnlyWarned(target.checked)}
              className="size-4.5 shrink-0 cursor-pointer accent-sea-700"
            />
            {adminText("bulk.onlyWarned", { count: warned.length })}
          </label>
        )}
      </div>
      <ul className="grid divide-y divide-line">
        {shown.map((row) => (
          <RowPrices key={row.id} row={row} />
        ))}
      </ul>
    </div>
  );
}
