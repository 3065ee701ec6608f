"use client";

import { useState } from "react";
import { useAction } from "@/components/admin/account/use-action";
import { notifyInfo } from "@/components/admin/toasts";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { requestBatchUndo } from "@/lib/registry/history/api-calls";
import { keptTexts } from "@/lib/registry/history/kept-texts";

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
