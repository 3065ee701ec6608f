"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { refusedRecords } from "@/components/admin/batches/refused-records";
import { notifySuccess } from "@/components/admin/toasts";
import { ApiError, callApi, failureText } from "@/lib/core/api/client";
import { type SaveKey, saveKeyFor } from "@/lib/core/forms/save-key";
import type { Batch } from "@/lib/core/history/schema";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { RefusedRecord } from "@/lib/registry/history/schema";
import type { ClosureRequest } from "@/lib/tours/closures/closure";

/** A request over a bad line is given up after this time (ms), so that staff can press again. */
const patience = 20_000;

interface ClosingFailure {
  text: string;
  refused: RefusedRecord[];
}

/** Sends a closing. A repeated press after a lost response uses the same Idempotency-Key, so the tours are closed once. */
export function useClosing(onClosed: () => void) {
  const router = useRouter();
  const key = useRef<SaveKey | null>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ClosingFailure | null>(null);
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
      const text = fields[0] ?? failureText(error, adminText("harbour.failed"));
      setFailure({ text, refused: refusedRecords(error) });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, close };
}
