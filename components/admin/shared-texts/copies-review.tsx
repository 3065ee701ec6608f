"use client";

import { Copy, Undo2 } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { useUndo } from "@/components/admin/batches/use-undo";
import { WordComparison } from "@/components/admin/history/word-comparison";
import { Panel } from "@/components/admin/panel";
import { EmptyState } from "@/components/admin/table/empty-state";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { compareWords } from "@/lib/core/history/compared-words";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { languageNames, languages } from "@/lib/core/i18n/languages";
import { kindOf } from "@/lib/tours/kinds";
import { tourType } from "@/lib/tours/schema";
import type { CopyRow } from "@/lib/tours/shared-texts/copies";
import { keyOf, useCopies } from "./use-copies";

function TextDifference({ row: { before, after } }: { row: CopyRow }) {
  const lines = (["question", "text"] as const).flatMap((part) =>
    languages.flatMap((language) => {
      const [was, is] = [before[part]?.[language] ?? "", after[part]?.[language] ?? ""];
      return was === is ? [] : [{ key: `${part} ${language}`, language, parts: compareWords(was, is) }];
    }),
  );
  return (
    <div className="grid gap-2">
      {lines.map(({ key, language, parts }) => (
        <div key={key} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
          <p className="pt-0.5 font-semibold text-ink-soft text-xs uppercase">
            <span aria-hidden="true">{language}</span>
            <span className="sr-only normal-case">{languageNames[language]}</span>
          </p>
          <p lang={language} className="wrap-anywhere whitespace-pre-line text-sm leading-relaxed">
            <WordComparison parts={parts} whole={false} />
          </p>
        </div>
      ))}
    </div>
  );
}

function TourLink({ row: { id, name, tour_type } }: { row: CopyRow }) {
  return (
    <AdminLink
      href={`/admin/${kindOf(tourType.parse(tour_type))}/edit/${id}`}
      className="wrap-anywhere font-semibold text-sm underline decoration-line underline-offset-4 hover:decoration-current"
    >
      <bdi>{name}</bdi>
    </AdminLink>
  );
}

function alike(rows: CopyRow[]): CopyRow[][] {
  const groups = new Map<string, CopyRow[]>();
  for (const row of rows) {
    const content = JSON.stringify(row.before);
    groups.set(content, [...(groups.get(content) ?? []), row]);
  }
  return [...groups.values()];
}

function Tours({ rows }: { rows: CopyRow[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2 xl:grid-cols-3">
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <TourLink row={row} />
        </li>
      ))}
    </ul>
  );
}

function Outdated({ rows }: { rows: CopyRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel title={adminText("sharedTexts.outdated")}>
      <p className="text-ink-soft text-sm">{adminText("sharedTexts.outdatedText")}</p>
      <ul className="grid gap-5">
        {alike(rows).map((group) => (
          <li key={group.map(keyOf).join()} className="grid gap-3 border-sea-300 border-l-4 py-1 pl-4">
            {group.slice(0, 1).map((row) => (
              <TextDifference key={keyOf(row)} row={row} />
            ))}
            <div className="grid gap-1">
              <p className="text-ink-soft text-sm">
                {adminText("sharedTexts.inTours", { count: new Set(group.map(({ id }) => id)).size })}
              </p>
              <Tours rows={group} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface EditedProps {
  rows: CopyRow[];
  chosen: ReadonlySet<string>;
  onChoose: (row: CopyRow, on: boolean) => void;
}

function Edited({ rows, chosen, onChoose }: EditedProps) {
  if (rows.length === 0) return null;
  return (
    <Panel title={adminText("sharedTexts.edited")}>
      <p className="text-ink-soft text-sm">{adminText("sharedTexts.editedText")}</p>
      <ul className="grid gap-5">
        {rows.map((row) => (
          <li key={keyOf(row)} className="grid gap-3 border-coral-100 border-l-4 py-1 pl-4">
            <TourLink row={row} />
            <TextDifference row={row} />
            <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-medium text-sm">
              <input
                type="checkbox"
                checked={chosen.has(keyOf(row))}
                onChange={({ target }) => onChoose(row, target.checked)}
                aria-label={`${adminText("sharedTexts.overwrite")}: ${row.name}`}
                className="size-5 shrink-0 cursor-pointer accent-sea-700"
              />
              {adminText("sharedTexts.overwrite")}
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface SavedProps {
  batch: { id: number; records: number };
  onUndone: () => void;
}

function Saved({ batch, onUndone }: SavedProps) {
  const { busy, undo } = useUndo();
  const takeBack = async () => {
    if (await undo(batch.id)) onUndone();
  };
  return (
    <Alert variant="success" title={adminText("sharedTexts.copiesUpdated", { count: batch.records })}>
      <button
        type="button"
        aria-disabled={busy}
        onClick={() => void takeBack()}
        className={button({
          variant: "outline",
          size: "small",
          className: "mt-2 w-fit aria-disabled:opacity-60",
        })}
      >
        <Undo2 aria-hidden="true" className="size-4.5" />
        {adminText(busy ? "batches.undoing" : "batches.undo")}
      </button>
    </Alert>
  );
}

export function CopiesReview({ id, rows: given }: { id: number; rows: CopyRow[] }) {
  const { rows, chosen, count, busy, saved, choose, update, forget } = useCopies(id, given);
  if (rows.length === 0) {
    return (
      <EmptyState
        Icon={Copy}
        text={adminText("sharedTexts.copiesNone")}
        hint={adminText("sharedTexts.copiesNoneHint")}
      />
    );
  }
  const of = (state: CopyRow["state"]) => rows.filter((row) => row.state === state);
  const [current, isSettled] = [of("current"), of("current").length === rows.length];
  return (
    <div className="grid gap-6">
      {saved && <Saved batch={saved} onUndone={forget} />}
      {isSettled && !saved && (
        <Alert variant="info">{adminText("sharedTexts.copiesSame", { count: rows.length })}</Alert>
      )}
      {!isSettled && (
        <button
          type="button"
          aria-disabled={busy || count === 0}
          onClick={() => void update()}
          className={button({ className: "sticky top-17 z-10 justify-self-start aria-disabled:opacity-60" })}
        >
          {adminText(busy ? "sharedTexts.updating" : "sharedTexts.update", { count })}
        </button>
      )}
      <Outdated rows={of("outdated")} />
      <Edited rows={of("edited")} chosen={chosen} onChoose={choose} />
      {current.length > 0 && (
        <Panel title={adminText("sharedTexts.current", { count: current.length })}>
          <Tours rows={current} />
        </Panel>
      )}
    </div>
  );
}
