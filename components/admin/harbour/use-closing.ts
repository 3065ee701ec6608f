"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { notifySuccess } from "@/components/admin/toasts";
import { ApiError, callApi, failureText } from "@/lib/api/client";
import { type SaveKey, saveKeyFor } from "@/lib/forms/save-key";
import type { Batch } from "@/lib/history/schema";
import { adminText } from "@/lib/i18n/admin-messages";
import type { ClosureRequest } from "@/lib/tours/closures/closure";

/** A request over a bad line is given up after this time (ms), so that staff can press again. */
const patience = 20_000;

/** Sends a closing. A repeated press after a lost response uses the same Idempotency-Key, so the tours are closed once. */
export function useClosing(onClosed: () => void) {
  const router = useRouter();
  const key = useRef<SaveKey | null>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = async (request: ClosureRequest) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    key.current = saveKeyFor(request, key.current);
    try {
      const { batch } = await callApi<{ batch: Pick<Batch, "records"> }>("sea-closures", {
        method: "POST",
        json: request,
        headers: { "Idempotency-Key": key.current.key },
        signal: AbortSignal.timeout(patience),
      });
      onClosed();
      notifySuccess(adminText("harbour.closed", { count: batch.records }));
      key.current = null;
      router.refresh();
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fields).flat() : [];
      setFailure(fields[0] ?? failureText(error, adminText("harbour.failed")));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, close };
}
