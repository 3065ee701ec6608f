"use client";

import { useId, useState } from "react";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { createRecoveryCodes } from "@/lib/api/account-requests";
import { adminText } from "@/lib/i18n/admin-messages";
import { RecoveryCodes } from "./recovery-codes";
import { ProofForm } from "./two-step-proof-form";

interface RecoveryCodesDialogProps {
  open: boolean;
  username: string;
  onClose: () => void;
}

/** Makes new recovery codes, for whoever has both the password and a code, and shows them this once. */
export function RecoveryCodesDialog({ open, username, onClose }: RecoveryCodesDialogProps) {
  const id = useId();
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    onClose();
    setCodes(null);
  };
  return (
    <Dialog
      open={open}
      // The codes are shown this once: no key may close them by mistake.
      onOpenChange={(next) => !next && !codes && close()}
      title={adminText(codes ? "account.recovery" : "account.newRecovery")}
      text={codes ? adminText("account.recoveryFor", { username }) : adminText("account.newRecoveryText")}
      insists
      closeLabel={codes ? undefined : adminText("form.close")}
      footer={
        codes ? (
          <button type="button" onClick={close} className={button({ variant: "secondary", size: "small" })}>
            {adminText("account.recoveryKept")}
          </button>
        ) : (
          <>
            <button type="button" onClick={close} className={button({ variant: "outline", size: "small" })}>
              {adminText("form.cancel")}
            </button>
            <button type="submit" form={id} className={button({ variant: "secondary", size: "small" })}>
              {adminText("account.newRecovery")}
            </button>
          </>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} done={adminText("account.newRecoveryDone")} />
      ) : (
        <ProofForm id={id} task={async (proof) => setCodes(await createRecoveryCodes(proof))} />
      )}
    </Dialog>
  );
}
