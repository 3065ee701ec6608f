"use client";

import { X } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { adminText } from "@/lib/i18n/admin-messages";

/** Why a save failed. */
export interface Failure {
  message: string;
  hint?: string;
  /** What is wrong with which field. */
  fields: { path: string; label: string; message: string; reachable: boolean }[];
}

const shown = 8;

interface FailureNoticeProps {
  failure: Failure;
  onChoose: (path: string) => void;
  onClose: () => void;
}

/** The red banner of a save that failed, with a way to each field that is to blame. */
export function FailureNotice({ failure, onChoose, onClose }: FailureNoticeProps) {
  const { message, hint, fields } = failure;
  const rest = fields.length - shown;
  return (
    <Alert
      look="error"
      title={adminText("form.errorTitle")}
      className="relative max-h-[40dvh] overflow-y-auto pr-12"
    >
      <button
        type="button"
        aria-label={adminText("form.closeNotice")}
        onClick={onClose}
        className="absolute top-1.5 right-1.5 inline-flex size-9 items-center justify-center rounded-lg hover:bg-alert-600/10"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
      <p>{message}</p>
      {hint && <p className="font-normal">{hint}</p>}
      {fields.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 font-normal">
          {fields.slice(0, shown).map(({ path, label, message: problem, reachable }) => (
            <li key={path}>
              {reachable ? (
                <button
                  type="button"
                  onClick={() => onChoose(path)}
                  className="min-h-6 text-left font-semibold underline underline-offset-2"
                >
                  {label}
                </button>
              ) : (
                <span className="font-semibold">{label}</span>
              )}
              {`: ${problem}`}
            </li>
          ))}
          {rest > 0 && <li>{adminText("form.moreErrors", { count: rest })}</li>}
        </ul>
      )}
    </Alert>
  );
}
