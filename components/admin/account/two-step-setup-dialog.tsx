"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { LoginField } from "@/components/admin/login/login-fields";
import { requestTwoStepConfirmation, requestTwoStepSetup } from "@/lib/core/api/account-calls";
import type { TotpSetupView } from "@/lib/core/auth/responses";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { OwnPasswordForm } from "./own-password-form";
import { CodesDialog } from "./recovery-codes-dialog";
import { SecretText } from "./secret-text";
import { useAction } from "./use-action";

/** Groups the secret by four, as a person types it. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, "$& ");

interface ScanStepProps {
  id: string;
  setup: TotpSetupView;
  onConfirmed: (codes: string[]) => void;
}

function ScanStep({ id, setup, onConfirmed }: ScanStepProps) {
  const { run } = useAction();
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // The step with the password had the focus, and is gone.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("#code")?.focus(), []);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem("code");
    const code = input instanceof HTMLInputElement ? input.value : "";
    const refuse = (text: string) => {
      setError(text);
      if (input instanceof HTMLInputElement) input.select();
      return true;
    };
    if (!code.trim()) return refuse(adminText("login.codeRequired"));
    setError(undefined);
    void run(async () => onConfirmed(await requestTwoStepConfirmation(code)), {
      onRefused: ({ code: messages }) => (messages?.[0] ? refuse(messages[0]) : false),
    });
  };
  return (
    <form ref={form} id={id} method="post" noValidate onSubmit={handleSubmit} className="grid gap-4">
      <div className="grid justify-items-center gap-3 rounded-xl bg-sand-50 p-4">
        <picture>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(setup.svg)}`}
            alt={adminText("account.qr")}
            className="size-48 rounded-lg bg-white"
          />
        </picture>
      </div>
      <SecretText
        label={adminText("account.secret")}
        text={grouped(setup.secret)}
        copyLabel={adminText("account.copy")}
      />
      <LoginField
        id="code"
        label={adminText("login.code")}
        hint={adminText("account.confirmHint")}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        required
        error={error}
        className="text-lg tracking-[0.2em]"
      />
    </form>
  );
}

interface TwoStepSetupDialogProps {
  open: boolean;
  username: string;
  onClose: () => void;
}

/** Asks for the password, shows a QR code and then recovery codes. Only a proven code turns the second step on. */
export function TwoStepSetupDialog({ open, username, onClose }: TwoStepSetupDialogProps) {
  const [setup, setSetup] = useState<TotpSetupView | null>(null);
  const close = () => {
    onClose();
    setSetup(null);
  };
  return (
    <CodesDialog
      open={open}
      username={username}
      title={adminText("account.twoStep")}
      text={adminText(setup ? "account.scan" : "account.twoStepPassword")}
      submit={adminText(setup ? "account.twoStepBegin" : "account.continue")}
      done={adminText("account.twoStepDone")}
      onClose={close}
    >
      {(id, onCodes) =>
        setup ? (
          <ScanStep id={id} setup={setup} onConfirmed={onCodes} />
        ) : (
          <OwnPasswordForm
            id={id}
            task={async (password) => setSetup(await requestTwoStepSetup({ password }))}
          />
        )
      }
    </CodesDialog>
  );
}
