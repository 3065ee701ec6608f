"use client";

import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ApiError, callApi } from "@/lib/api/client";
import { failureText } from "@/lib/forms/failure-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { notifyError, notifySuccess } from "./notify";

interface DeleteButtonProps {
  /** Below `/api`: `packages/12`. */
  path: string;
  /** Of the record, said with the question: in a list the wrong row is soon chosen. */
  name: string;
  question: string;
  /** The question does not say yet that it is for ever. */
  irreversible?: boolean;
  success: string;
  failure: string;
  /** Whether the server's own message is shown rather than `failure`. */
  preferServerMessage?: boolean;
  label: string;
  busyLabel: string;
  onDeleted: () => void;
  look?: "icon" | "button";
  /** Names the record for screen readers where the label alone would not: "Hapus Phi Phi". */
  accessibleLabel?: string;
}

const looks = {
  icon: "inline-flex size-10 items-center justify-center rounded-full text-alert-600 transition-colors hover:bg-alert-50",
  button: button({ look: "outline", size: "small", className: "border-alert-600/40 text-alert-600" }),
} as const;

/** Deletes a record after a question, once, and tells. */
export function DeleteButton({
  path,
  name,
  question,
  irreversible,
  label,
  look = "button",
  ...props
}: DeleteButtonProps) {
  const { success, failure, preferServerMessage, busyLabel, onDeleted, accessibleLabel } = props;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const remove = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await callApi(path, { method: "DELETE" });
      notifySuccess(success);
      onDeleted();
    } catch (error) {
      const leaving = error instanceof ApiError && error.status === 401;
      if (!leaving) notifyError(preferServerMessage ? failureText(error, failure) : failure);
    } finally {
      running.current = false;
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <button
        type="button"
        aria-label={accessibleLabel ?? (look === "icon" ? label : undefined)}
        onClick={() => setOpen(true)}
        className={looks[look]}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
        {look === "button" && (busy ? busyLabel : label)}
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={question}
        text={
          <>
            <bdi className="block font-semibold text-ink">{name}</bdi>
            {irreversible && <span className="mt-1 block">{adminText("deleteIrreversible")}</span>}
          </>
        }
        confirmLabel={busy ? busyLabel : label}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        tone="danger"
        onConfirm={() => void remove()}
      />
    </>
  );
}
