"use client";

import { useId } from "react";
import { LoginField } from "@/components/admin/login/login-field";
import { PasswordField } from "@/components/admin/login/password-field";
import { useLogin } from "@/components/admin/login/use-login";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { adminText } from "@/lib/i18n/admin-messages";

interface SignInDialogProps {
  open: boolean;
  onSignedIn: () => void;
  /** Given up for now: the form stays. */
  onClose: () => void;
  /** To the login page. */
  onLeave: () => void;
}

/** Signs in again over a form whose session ended, so that the save can go on. */
export function SignInDialog({ open, onSignedIn, onClose, onLeave }: SignInDialogProps) {
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
          <button type="button" onClick={onLeave} className={button({ look: "quiet", size: "small" })}>
            {adminText("form.signInLeave")}
          </button>
          <button type="submit" form={id} className={button({ look: "primary", size: "small" })}>
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
      <Alert look="error">{state.phase === "failed" ? state.message : adminText("login.expired")}</Alert>
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
