"use client";

import {
  Eraser,
  Eye,
  FileSpreadsheet,
  Layers,
  type LucideIcon,
  Percent,
  TextQuote,
  Undo2,
  Waves,
} from "lucide-react";
import { useState } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { Moment } from "@/components/admin/moment";
import { EmptyState } from "@/components/admin/table/empty-state";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import type { Batch, BatchKind } from "@/lib/core/history/schema";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { changedLabels } from "@/lib/registry/history/record-names";
import type { BatchContents } from "@/lib/registry/history/schema";
import { batchRecordsText, batchText, sharedTextOf } from "@/lib/tours/batch-words";
import { useUndo } from "./use-undo";

const icons: Record<BatchKind, LucideIcon> = {
  prices: Percent,
  publication: Eye,
  sheet: FileSpreadsheet,
  texts: TextQuote,
  closures: Waves,
  demo: Eraser,
};

export function EmptyBatches() {
  return <EmptyState Icon={Layers} text={adminText("batches.empty")} hint={adminText("batches.emptyHint")} />;
}

interface BatchRowProps {
  batch: Batch;
  contents: BatchContents | undefined;
  busy: boolean;
  onUndo?: () => void;
  /** Records that an undo left unchanged, because they were edited since. */
  kept: string[];
}

function BatchRow({ batch, contents, busy, onUndo, kept }: BatchRowProps) {
  const { id, kind, records, username, created_at, undone_at, undone_by } = batch;
  const Icon = icons[kind];
  const text = batchText(batch) || (contents && changedLabels(contents.entity, contents.changed));
  const copies = sharedTextOf(batch);
  return (
    <li className="grid gap-3 p-4 transition-colors hover:bg-sea-50/60 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sea-50 text-sea-800 max-sm:hidden">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="grid min-w-0 grow basis-72 gap-1">
          <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug">
            <span className="font-semibold">{adminText(`batches.kinds.${kind}`)}</span>
            <Badge variant="sand">{adminText("batches.records", { count: records, kind })}</Badge>
            {undone_at && <Badge variant="sand">{adminText("batches.isUndone")}</Badge>}
          </p>
          {text && <p className="wrap-anywhere text-sm">{text}</p>}
          {contents && (
            <p className="wrap-anywhere text-ink-soft text-sm">
              {batchRecordsText(contents.titles, records)}
            </p>
          )}
          {copies !== null && (
            <AdminLink
              href={`/admin/shared-texts/copies/${copies}`}
              className="w-fit text-sm underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {adminText("sharedTexts.toCopies")}
            </AdminLink>
          )}
          <p className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
            <span>
              <Moment time={created_at} /> · {username}
            </span>
            {undone_at && (
              <span>
                {adminText("batches.undoneBy", { username: undone_by ?? "" })} <Moment time={undone_at} />
              </span>
            )}
          </p>
        </div>
        {onUndo && (
          <button
            type="button"
            aria-disabled={busy}
            onClick={onUndo}
            aria-label={`${adminText("batches.undo")}: ${adminText(`batches.kinds.${kind}`)} ${id}`}
            className={button({ variant: "outline", size: "small", className: "aria-disabled:opacity-60" })}
          >
            <Undo2 aria-hidden="true" className="size-4.5" />
            {adminText("batches.undo")}
          </button>
        )}
      </div>
      {kept.length > 0 && (
        <Alert variant="info" title={adminText("batches.kept")}>
          <ul className="max-h-60 list-disc overflow-y-auto pl-5 font-normal">
            {kept.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Alert>
      )}
    </li>
  );
}

interface BatchListProps {
  batches: Batch[];
  contents: Map<number, BatchContents>;
  limit: number;
  undoable: readonly BatchKind[];
}

export function BatchList({ batches, contents, limit, undoable }: BatchListProps) {
  const { busy, undo, kept } = useUndo();
  const [pending, setPending] = useState<Batch | null>(null);
  const isFinal = ({ kind, records, undone_at }: Batch) =>
    undone_at !== null || records > limit || !undoable.includes(kind);
  const confirm = async (id: number) => {
    await undo(id);
    setPending(null);
  };
  return (
    <>
      <ul
        aria-label={adminText("batches.title")}
        className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-white shadow-card"
      >
        {batches.map((batch) => (
          <BatchRow
            key={batch.id}
            batch={batch}
            contents={contents.get(batch.id)}
            busy={busy}
            kept={kept[batch.id] ?? []}
            onUndo={isFinal(batch) ? undefined : () => setPending(batch)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={pending !== null}
        onOpenChange={(open) => !open && setPending(null)}
        title={adminText("batches.undoQuestion")}
        text={pending && adminText("batches.undoText", { count: pending.records, kind: pending.kind })}
        confirmLabel={adminText(busy ? "batches.undoing" : "batches.undo")}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        onConfirm={() => pending && void confirm(pending.id)}
      />
    </>
  );
}
