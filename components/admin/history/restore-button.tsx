"use client";

import { History } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/admin/account/use-action";
import { notifyInfo, notifySuccess } from "@/components/admin/toasts";
import { button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { ApiError } from "@/lib/core/api/client";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { requestRestore } from "@/lib/registry/history/api-calls";

/** Restores versions and reports the result. If the version is outdated, the page is refreshed. */
export function useRestore() {
  const { busy, run, refresh } = useAction();
  const restore = (id: number, updatedAt: string | null, success: string, fields?: string[]) =>
    run(async () => {
      try {
        const missingPictures = await requestRestore(id, updatedAt, fields);
        notifySuccess(success);
        if (missingPictures.length > 0)
          notifyInfo(adminText("history.picturesGone", { count: missingPictures.length }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) refresh();
        throw error;
      }
    });
  return { busy, restore };
}

interface RestoreButtonProps {
  version: { id: number; number: number };
  updatedAt: string | null;
  /** The notice after success, if it does not name the version's number. */
  success?: string;
  field?: { name: string; label: string };
}

export function RestoreButton({ version: { id, number }, updatedAt, success, field }: RestoreButtonProps) {
  const { busy, restore } = useRestore();
  const [asking, setAsking] = useState(false);
  const label = adminText(field ? "restoreField.button" : "history.restore");
  const confirm = async () => {
    const done = field ? adminText("restoreField.done", { label: field.label, number }) : success;
    await restore(id, updatedAt, done ?? adminText("history.restored", { number }), field && [field.name]);
    setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        aria-label={`${label}: ${field?.label ?? adminText("history.number", { number })}`}
        className={button({ variant: "outline", size: "small" })}
      >
        <History aria-hidden="true" className="size-4.5" />
        {label}
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={
          field
            ? adminText("restoreField.question", { label: field.label, number })
            : adminText("history.restoreQuestion", { number })
        }
        text={adminText(field ? "restoreField.text" : "history.restoreText")}
        confirmLabel={busy ? adminText("history.restoring") : label}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
