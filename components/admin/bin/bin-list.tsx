"use client";

import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/admin/account/use-action";
import { AdminLink } from "@/components/admin/admin-link";
import { useRestore } from "@/components/admin/history/restore-button";
import { momentText } from "@/components/admin/moment";
import { EmptyState } from "@/components/admin/table/empty-state";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { operatorDay } from "@/lib/core/content/days";
import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { requestFinalDeletion } from "@/lib/registry/history/api-calls";
import { historyPath, recordTitle } from "@/lib/registry/history/record-names";
import type { BinItem } from "@/lib/registry/history/schema";
import { RestoredNotice } from "./restored-notice";

function EmptyBin({ days }: { days: number }) {
  return (
    <EmptyState Icon={Trash2} text={adminText("bin.empty")} hint={adminText("bin.emptyHint", { days })} />
  );
}

interface BinRowProps {
  item: BinItem;
  busy: boolean;
  onRestore: () => void;
  onEnd?: () => void;
}

function BinRow({ item, busy, onRestore, onEnd }: BinRowProps) {
  const { entity, record_key, username, via, deleted_at, expires_at } = item;
  const title = recordTitle(item);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 transition-colors hover:bg-sea-50/60 sm:px-5">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug">
          <Badge variant="sand">{adminText(`history.entity.${entity}`)}</Badge>
          <AdminLink href={historyPath(entity, record_key)} className="font-semibold hover:underline">
            <bdi>{title}</bdi>
          </AdminLink>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
          {adminText("bin.deleted", {
            time: momentText(deleted_at),
            username,
            day: formatShortDay(operatorDay(expires_at), "id"),
          })}
          {via !== "cookie" && <Badge variant="sand">{adminText("history.viaApi")}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-disabled={busy}
          onClick={onRestore}
          aria-label={`${adminText("bin.restore")}: ${title}`}
          className={button({ variant: "secondary", size: "small", className: "aria-disabled:opacity-60" })}
        >
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {adminText("bin.restore")}
        </button>
        {onEnd && (
          <button
            type="button"
            onClick={onEnd}
            aria-label={`${adminText("bin.deleteForever")}: ${title}`}
            className={button({
              variant: "outline",
              size: "small",
              className: "border-alert-600/40 text-alert-600",
            })}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
            {adminText("bin.deleteForever")}
          </button>
        )}
      </div>
    </li>
  );
}

export function BinList({ items, mayEnd, days }: { items: BinItem[]; mayEnd: boolean; days: number }) {
  const { busy: restoring, restore } = useRestore();
  const { busy, run } = useAction();
  const [pending, setPending] = useState<BinItem | null>(null);
  const [restored, setRestored] = useState<BinItem | null>(null);
  const bringBack = async (item: BinItem) => {
    const done = await restore(item.version_id, null, adminText(`bin.restored.${item.entity}`));
    if (done) setRestored(item);
  };
  const end = async (item: BinItem) => {
    await run(() => requestFinalDeletion(item.entity, item.record_key), {
      success: adminText("bin.deletedForever", { name: recordTitle(item) }),
    });
    setPending(null);
  };
  return (
    <>
      {restored && <RestoredNotice key={restored.version_id} item={restored} />}
      {items.length === 0 && <EmptyBin days={days} />}
      <ul
        hidden={items.length === 0}
        aria-label={adminText("bin.title")}
        className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-white shadow-card"
      >
        {items.map((item) => (
          <BinRow
            key={item.version_id}
            item={item}
            busy={restoring}
            onRestore={() => void bringBack(item)}
            onEnd={mayEnd ? () => setPending(item) : undefined}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={pending !== null}
        onOpenChange={(open) => !open && setPending(null)}
        title={adminText("bin.deleteQuestion")}
        text={
          pending && (
            <>
              <bdi className="block font-semibold text-ink">{recordTitle(pending)}</bdi>
              {adminText("deleteIrreversible")}
            </>
          )
        }
        confirmLabel={adminText(busy ? "bin.deleting" : "bin.deleteForever")}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        tone="danger"
        onConfirm={() => pending && void end(pending)}
      />
    </>
  );
}
