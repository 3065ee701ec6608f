"use client";

import { useFormContext } from "react-hook-form";
import { useBeforeSave } from "@/components/admin/form/use-before-save";
import { useLeaveGuard } from "@/components/admin/form/use-leave-guard";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ApiError } from "@/lib/api/client";
import { isSame } from "@/lib/forms/is-same";
import { adminText } from "@/lib/i18n/admin-messages";
import type { UploadQueue } from "./upload-queue";

async function finish(queue: UploadQueue): Promise<void> {
  await queue.settle();
  const left = queue.uploads();
  const ended = left.find(({ error }) => error instanceof ApiError && error.status === 401);
  // The save has the person sign in again, and asks for the uploads once more.
  if (ended) throw ended.error;
  if (left.length > 0) throw new Error(adminText("pictures.unfinished", { count: left.length }));
}

/** A save waits for uploads. Leaving the page asks first; where something was typed as well, the form asks. */
export function UploadGuard({ queue }: { queue: UploadQueue }) {
  const { getValues, formState } = useFormContext();
  useBeforeSave(() => finish(queue));
  const isLost = () => queue.uploads().some(({ phase }) => phase !== "refused");
  const guard = useLeaveGuard(() => isLost() && isSame(getValues(), formState.defaultValues));
  return (
    <ConfirmDialog
      open={guard.asking}
      onOpenChange={(open) => !open && guard.stay()}
      title={adminText("pictures.leaveTitle")}
      text={adminText("pictures.leaveText")}
      confirmLabel={adminText("form.leaveConfirm")}
      cancelLabel={adminText("form.leaveStay")}
      onConfirm={guard.leave}
    />
  );
}
