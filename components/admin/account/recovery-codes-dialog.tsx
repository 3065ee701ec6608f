"use client";

import { Printer } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { requestRecoveryCodes } from "@/lib/core/api/account-calls";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { CopyButton } from "./secret-text";
import { ProofForm } from "./two-step-proof-form";

interface RecoveryCodesProps {
  codes: string[];
  done: string;
}

function RecoveryCodes({ codes, done }: RecoveryCodesProps) {
  return (
    <div data-printed="" className="grid gap-4">
      <Alert variant="success">{done}</Alert>
      <p className="text-sm">{adminText("account.recoveryIntro")}</p>
      <ol className="grid gap-x-6 gap-y-1.5 rounded-xl border border-line bg-sand-50 p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join("\n")} label={adminText("account.copyCodes")} />
        <button
          type="button"
          onClick={() => window.print()}
          className={button({ variant: "outline", size: "small" })}
        >
          <Printer aria-hidden="true" className="size-4" />
          {adminText("account.printCodes")}
        </button>
      </div>
    </div>
  );
}

interface CodesDialogProps {
  open: boolean;
  username: string;
  title: string;
  text: string;
  submit: string;
  done: string;
  onClose: () => void;
  /** Renders the form with this `id`, which passes the new codes to `onCodes`. */
  children: (id: string, onCodes: (codes: string[]) => void) => ReactNode;
}

/** Shows a form and then the recovery codes, which are never shown again. */
export function CodesDialog({
  open,
  username,
  title,
  text,
  submit,
  done,
  onClose,
  children,
}: CodesDialogProps) {
  const id = useId();
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    onClose();
    setCodes(null);
  };
  return (
    <Dialog
      open={open}
      // The codes are shown only once, so no key may close the dialog by mistake.
      onOpenChange={(next) => !next && !codes && close()}
      title={codes ? adminText("account.recovery") : title}
      text={codes ? adminText("account.recoveryFor", { username }) : text}
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
              {submit}
            </button>
          </>
        )
      }
    >
      {codes ? <RecoveryCodes codes={codes} done={done} /> : children(id, setCodes)}
    </Dialog>
  );
}

type RecoveryCodesDialogProps = Pick<CodesDialogProps, "open" | "username" | "onClose">;

export function RecoveryCodesDialog(props: RecoveryCodesDialogProps) {
  return (
    <CodesDialog
      {...props}
      title={adminText("account.newRecovery")}
      text={adminText("account.newRecoveryText")}
      submit={adminText("account.newRecovery")}
      done={adminText("account.newRecoveryDone")}
    >
      {(id, onCodes) => (
        <ProofForm id={id} task={async (proof) => onCodes(await requestRecoveryCodes(proof))} />
      )}
    </CodesDialog>
  );
}
