"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useUndo } from "@/components/admin/batches/use-undo";
import { notifyDone } from "@/components/admin/toasts";
import { ApiError, failureText } from "@/lib/core/api/client";
import { formatShortDay } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { applyPrices, type PricePlan, previewPrices } from "@/lib/tours/price-changes/api-calls";
import type { PriceChangeRequest } from "@/lib/tours/price-changes/change";

interface Checked extends PricePlan {
  request: PriceChangeRequest;
  /** The Idempotency-Key of this plan, so that pressing the button twice applies the plan once. */
  key: string;
}

function refusalText(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.fields).flat() : [];
  return fields.length > 0 ? fields.join(" ") : failureText(error, adminText("bulk.failed"));
}

function appliedText(count: number, from: string | undefined): string {
  if (from === undefined) return adminText("bulk.applied", { count });
  return adminText("bulk.planned", { count, day: formatShortDay(new Date(from), "id") });
}

export function usePriceChange(onApplied: () => void) {
  const router = useRouter();
  const { undo } = useUndo();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);

  const run = async (task: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await task();
    } catch (failure) {
      setError(refusalText(failure));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const keep = (request: PriceChangeRequest, plan: PricePlan) =>
    setChecked({ ...plan, request, key: crypto.randomUUID() });

  const check = (request: PriceChangeRequest) => run(async () => keep(request, await previewPrices(request)));
  const apply = () =>
    run(async () => {
      if (!checked) return;
      const { request, plan, key } = checked;
      const response = await applyPrices(request, plan, key);
      if ("plan" in response) return keep(request, response);
      const { id, records } = response.batch;
      onApplied();
      router.refresh();
      notifyDone(appliedText(records, request.from), {
        label: adminText("batches.undo"),
        onClick: () => void undo(id),
      });
    });
  const back = () => {
    setChecked(null);
    setError(null);
  };
  /** Clears a refusal when the refused values change. */
  const forget = () => setError(null);
  return { busy, error, checked, check, apply, back, forget };
}
