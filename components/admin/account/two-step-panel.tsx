"use client";

import { ShieldCheck, ShieldOff } from "lucide-react";
import { useId, useState } from "react";
import { Panel } from "@/components/admin/panel";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { requestTwoStepEnd } from "@/lib/core/api/account-calls";
import type { TwoStepView } from "@/lib/core/auth/responses";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { RecoveryCodesDialog } from "./recovery-codes-dialog";
import { ProofForm } from "./two-step-proof-form";
import { TwoStepSetupDialog } from "./two-step-setup-dialog";

function TwoStepEndDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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

const few = 3;

interface TwoStepPanelProps {
  twoStep: TwoStepView;
  username: string;
}

/** Turns the second step of the login on after a proven code, and off. */
export function TwoStepPanel({ twoStep, username }: TwoStepPanelProps) {
  const { on, recovery_codes_left: left } = twoStep;
  const [beginning, setBeginning] = useState(false);
  const [ending, setEnding] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const Icon = on ? ShieldCheck : ShieldOff;
  return (
    <Panel title={adminText("account.twoStep")}>
      <p className="flex items-center gap-3">
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${on ? "bg-leaf-50 text-leaf-600" : "bg-sand-100 text-ink-soft"}`}
        >
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span className="grid gap-0.5">
          <strong className="font-semibold">
            {adminText(on ? "account.twoStepOn" : "account.twoStepOff")}
          </strong>
          <span className="text-ink-soft text-sm">
            {on ? adminText("account.recoveryLeft", { count: left }) : adminText("account.twoStepIntro")}
          </span>
        </span>
      </p>
      {on && left < few && <Alert variant="info">{adminText("account.recoveryFew")}</Alert>}
      <div className="flex flex-wrap gap-2">
        {on && (
          <button
            type="button"
            onClick={() => setRenewing(true)}
            className={button({ variant: "outline", size: "small" })}
          >
            {adminText("account.newRecovery")}
          </button>
        )}
        <button
          type="button"
          onClick={() => (on ? setEnding(true) : setBeginning(true))}
          className={button({ variant: on ? "outline" : "secondary", size: "small" })}
        >
          {adminText(on ? "account.twoStepEnd" : "account.twoStepBegin")}
        </button>
      </div>
      <TwoStepSetupDialog open={beginning} username={username} onClose={() => setBeginning(false)} />
      <RecoveryCodesDialog open={renewing} username={username} onClose={() => setRenewing(false)} />
      <TwoStepEndDialog open={ending} onClose={() => setEnding(false)} />
    </Panel>
  );
}
