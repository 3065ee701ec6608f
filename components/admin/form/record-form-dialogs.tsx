"use client";

import { useId } from "react";
import { LoginSteps } from "@/components/admin/login/login-steps";
import { useLogin } from "@/components/admin/login/use-login";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import type { MergeChoices } from "@/lib/core/forms/merge-versions";
import { adminText } from "@/lib/core/i18n/admin-messages";
import admin from "@/messages/admin.json";
import { ConflictDialog } from "./conflict-dialog";
import type { SaveState } from "./save-machine";

interface SignInDialogProps {
  open: boolean;
  onSignedIn: () => void;
  onClose: () => void;
  onLeave: () => void;
}

/** Signs in while the form stays open, so that a save continues after its session has ended. */
function SignInDialog({ open, onSignedIn, onClose, onLeave }: SignInDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={adminText("form.signInTitle")}
      text={adminText("form.signInText")}
      closeLabel={adminText("form.close")}
      insists
      initialFocus={() => document.getElementById(id)?.querySelector("input")}
      footer={
        <>
          <button type="button" onClick={onLeave} className={button({ variant: "quiet", size: "small" })}>
            {adminText("form.signInLeave")}
          </button>
          <button type="submit" form={id} className={button({ variant: "primary", size: "small" })}>
            {adminText("form.signInSubmit")}
          </button>
        </>
      }
    >
      <SignInForm id={id} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

function SignInForm({ id, onSignedIn }: { id: string; onSignedIn: () => void }) {
  const login = useLogin(admin.login.failure, onSignedIn);
  const { state, step, handleSubmit } = login;
  return (
    <form id={id} method="post" noValidate onSubmit={handleSubmit} className="grid gap-4">
      {state.phase === "failed" && <Alert variant="error">{state.message}</Alert>}
      {state.phase !== "failed" && step === "password" && (
        <Alert variant="error">{admin.login.expired}</Alert>
      )}
      <LoginSteps words={admin.login} login={login} />
    </form>
  );
}

interface RecordFormDialogsProps {
  record: {
    guard: { asking: boolean; stay: () => void; leave: () => void };
    state: SaveState<unknown>;
    decline: () => void;
    choose: (choices: MergeChoices) => void;
    signedIn: () => void;
    goToLogin: () => void;
  };
  fieldLabel: (path: string) => string;
  textOf?: (path: string, stored: string) => string;
}

export function RecordFormDialogs({ record, fieldLabel, textOf }: RecordFormDialogsProps) {
  const { guard, state, goToLogin } = record;
  return (
    <>
      <ConfirmDialog
        open={guard.asking}
        onOpenChange={(open) => !open && guard.stay()}
        title={adminText("form.leaveTitle")}
        text={adminText("form.leaveText")}
        confirmLabel={adminText("form.leaveConfirm")}
        cancelLabel={adminText("form.leaveStay")}
        onConfirm={guard.leave}
      />
      <SignInDialog
        open={state.step === "signing-in"}
        onSignedIn={record.signedIn}
        onClose={record.decline}
        onLeave={goToLogin}
      />
      <ConflictDialog
        found={state.step === "choosing" ? state.found : null}
        colleague={state.step === "choosing" ? state.colleague : null}
        fieldLabel={fieldLabel}
        textOf={textOf}
        onChoose={(choices) => (choices ? record.choose(choices) : record.decline())}
      />
    </>
  );
}
