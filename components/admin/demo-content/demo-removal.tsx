"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { OwnPasswordForm } from "@/components/admin/account/own-password-form";
import { useUndo } from "@/components/admin/batches/use-undo";
import { Moment } from "@/components/admin/moment";
import { notifyInfo } from "@/components/admin/toasts";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { ApiError, callApi } from "@/lib/core/api/client";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { DemoState } from "@/lib/registry/demo-content/schema";

interface DemoRemovalProps {
  plan: string;
  count: number;
  days: number;
}

/** Asks for the own password before the removal. A plan that no longer holds shows the page anew. */
export function DemoRemoval({ plan, count, days }: DemoRemovalProps) {
  const id = useId();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const remove = async (password: string) => {
    try {
      await callApi("demo-content/removal", { method: "POST", json: { plan, password } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      notifyInfo(adminText("demoContent.moved"));
      router.refresh();
    }
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={button({ variant: "danger" })}>
        {adminText("demoContent.remove")}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={adminText("demoContent.question")}
        text={adminText("demoContent.questionText", { count, days })}
        insists
        closeLabel={adminText("form.close")}
        footer={
          <>
            <button type="button" onClick={close} className={button({ variant: "outline", size: "small" })}>
              {adminText("form.cancel")}
            </button>
            <button type="submit" form={id} className={button({ variant: "danger", size: "small" })}>
              {adminText("demoContent.remove")}
            </button>
          </>
        }
      >
        <OwnPasswordForm id={id} task={remove} onDone={close} />
      </Dialog>
    </>
  );
}

/** Says when the demo content was removed, and brings it back in one press. */
export function DemoReturn({ removal }: { removal: NonNullable<DemoState["removal"]> }) {
  const { batch, until } = removal;
  const { busy, undo } = useUndo();
  const [open, setOpen] = useState(false);
  const bringBack = async () => {
    await undo(batch.id);
    setOpen(false);
  };
  return (
    <Alert variant="info">
      <p>
        {adminText("demoContent.removedBy", { username: batch.username })} <Moment time={batch.created_at} />.
      </p>
      <p className="font-normal">
        {adminText("demoContent.until")} <Moment time={until} />.
      </p>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={button({ variant: "outline", size: "small", className: "mt-2 w-fit" })}
      >
        {adminText("demoContent.restore")}
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={adminText("demoContent.restoreQuestion")}
        text={adminText("demoContent.restoreText", { count: batch.records })}
        confirmLabel={adminText(busy ? "demoContent.restoring" : "demoContent.restore")}
        cancelLabel={adminText("form.cancel")}
        busy={busy}
        onConfirm={() => void bringBack()}
      />
    </Alert>
  );
}
