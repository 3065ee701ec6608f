"use client";

import { useAction } from "@/components/admin/account/use-action";
import { useUndo } from "@/components/admin/batches/use-undo";
import { notifyDone } from "@/components/admin/toasts";
import { randomKey } from "@/lib/core/forms/save-key";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { changePublications } from "@/lib/tours/staff-list/api-calls";

/** Shows or hides the ticked tours in one batch, which the notice can undo. */
export function usePublications(onApplied: () => void) {
  const { busy, run } = useAction();
  const { undo } = useUndo();
  const change = (ids: number[], published: boolean) =>
    run(async () => {
      const { batch } = await changePublications({ ids, published }, randomKey());
      onApplied();
      notifyDone(adminText(published ? "bulk.shown" : "bulk.hidden", { count: batch.records }), {
        label: adminText("batches.undo"),
        onClick: () => void undo(batch.id),
      });
    });
  return { busy, change };
}
