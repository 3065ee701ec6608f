"use client";

import { type ReactNode, useRef } from "react";
import { button } from "./button";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** What was confirmed is under way: neither button does anything. */
  busy?: boolean;
  /** What is lost by a confirmation is asked in red. */
  tone?: "danger" | "normal";
  onConfirm: () => void;
}

/** Asks before something is done. Focus stands on the answer that changes nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  busy = false,
  tone = "normal",
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      title={title}
      text={text}
      insists
      initialFocus={cancel}
      footer={
        <>
          <button
            ref={cancel}
            type="button"
            aria-disabled={busy}
            onClick={() => !busy && onOpenChange(false)}
            className={button({ look: "outline", size: "small", className: "aria-disabled:opacity-50" })}
          >
            {cancelLabel}
          </button>
          <button
            type="button"
            aria-disabled={busy}
            onClick={() => !busy && onConfirm()}
            className={button({
              look: tone === "danger" ? "danger" : "secondary",
              size: "small",
              className: "aria-disabled:opacity-50",
            })}
          >
            {confirmLabel}
          </button>
        </>
      }
    />
  );
}
