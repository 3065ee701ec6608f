"use client";

import { useId } from "react";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { requestTwoStepEnd } from "@/lib/core/api/account-calls";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { ProofForm } from "./two-step-proof-form";

export function TwoStepEndDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={adminText("account.twoStepEndTitle")}
      text={adminText("account.twoStepEndText")}
      closeLabel={adminText("form.close")}
      footer={
        <>
          <button type="button" onClick={onClose} className={button({ variant: "outline", size: "small" })}>
            {adminText("form.cancel")}
          </button>
          <button type="submit" form={id} className={button({ variant: "danger", size: "small" })}>
            {adminText("account.twoStepEnd")}
          </button>
        </>
      }
    >
      <ProofForm
        id={id}
        task={requestTwoStepEnd}
        success={adminText("account.twoStepEnded")}
        onDone={onClose}
      />
    </Dialog>
  );
}
