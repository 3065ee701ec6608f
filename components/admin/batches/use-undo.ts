"use client";

import { useState } from "react";
import { useAction } from "@/components/admin/account/use-action";
import { notifyInfo } from "@/components/admin/toasts";
import { keptTexts } from "@/lib/history/batch-words";
import { requestBatchUndo } from "@/lib/history/requests";
import { adminText } from "@/lib/i18n/admin-messages";

const named = 4;

function keptNotice(kept: string[]): string {
  const rest = kept.length - named;
  const texts = kept.slice(0, named).join("; ");
  return adminText("batches.keptNotice", { texts, rest: Math.max(0, rest) });
}

/** Undoes batches. `kept` holds, by batch, the records that were edited since and stay unchanged. */
export function useUndo() {
  const { busy, run } = useAction();
  const [kept, setKept] = useState<Record<number, string[]>>({});
  const undo = (id: number) =>
    run(async () => {
      const undone = await requestBatchUndo(id);
      const texts = keptTexts(undone);
      setKept((all) => ({ ...all, [id]: texts }));
      notifyInfo(adminText("batches.undone", { count: undone.undone }));
      if (texts.length > 0) notifyInfo(keptNotice(texts));
    });
  return { busy, undo, kept };
}
