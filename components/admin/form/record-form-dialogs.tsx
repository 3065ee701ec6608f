"use client";

import { useId } from "react";
import { LoginField, PasswordField } from "@/components/admin/login/login-fields";
import { useLogin } from "@/components/admin/login/use-login";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import type { Choices, Difference } from "@/lib/forms/merge-versions";
import { adminText } from "@/lib/i18n/admin-messages";
import { ConflictDialog } from "./conflict-dialog";

interface SignInDialogProps {
  open: boolean;
  onSignedIn: () => void;
  onClose: () => void;
  /** To the login page. */
  onLeave: () => void;
}

/** Signs in over a form whose session ended, so that the save continues. */
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
  const { state, missing, handleSubmit } = useLogin(adminText("login.failure"), onSignedIn);
  return (
    <form id={id} method="post" noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Alert variant="error">{state.phase === "failed" ? state.message : adminText("login.expired")}</Alert>
      <LoginField
        id="username"
        label={adminText("login.username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={missing.includes("username") ? adminText("login.usernameRequired") : undefined}
      />
      <PasswordField
        id="password"
        label={adminText("login.password")}
        showLabel={adminText("login.showPassword")}
        hideLabel={adminText("login.hidePassword")}
        autoComplete="current-password"
        required
        error={missing.includes("password") ? adminText("login.passwordRequired") : undefined}
      />
    </form>
  );
}

interface Question<Asked, Answer> {
  question: Asked | null;
  answer: (given: Answer) => void;
}

interface RecordFormDialogsProps {
  record: {
    guard: { asking: boolean; stay: () => void; leave: () => void };
    signIn: Question<true, boolean>;
    conflict: Question<Difference[], Choices | null>;
    signedIn: () => void;
    goToLogin: () => void;
  };
  fieldLabel: (path: string) => string;
  textOf?: (path: string, stored: string) => string;
}

export function RecordFormDialogs({ record, fieldLabel, textOf }: RecordFormDialogsProps) {
  const { guard, signIn, conflict, goToLogin } = record;
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
        open={signIn.question !== null}
        onSignedIn={record.signedIn}
        onClose={() => signIn.answer(false)}
        onLeave={goToLogin}
      />
      <ConflictDialog
        found={conflict.question}
        fieldLabel={fieldLabel}
        textOf={textOf}
        onAnswer={conflict.answer}
      />
    </>
  );
}
