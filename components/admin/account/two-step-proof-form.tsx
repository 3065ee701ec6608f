"use client";

import { LoginField, OwnPasswordField } from "@/components/admin/login/login-fields";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { useAction } from "./use-action";
import { useCheckedFields } from "./use-checked-fields";

interface ProofFormProps {
  id: string;
  task: (proof: { password: string; code: string }) => Promise<unknown>;
  success?: string;
  onDone?: () => void;
}

export function ProofForm({ id, task, success, onDone }: ProofFormProps) {
  const { run } = useAction();
  const { errors, handleSubmit } = useCheckedFields({
    required: { password: adminText("login.passwordRequired"), code: adminText("login.codeRequired") },
    onComplete: (values, onRefused) => {
      void run(() => task(values), { success, onRefused }).then((done) => done && onDone?.());
    },
  });
  return (
    <form id={id} method="post" noValidate onSubmit={handleSubmit} className="grid gap-4">
      <OwnPasswordField error={errors.password} />
      <LoginField
        id="code"
        label={adminText("account.codeOrRecovery")}
        autoComplete="one-time-code"
        maxLength={40}
        required
        error={errors.code}
      />
    </form>
  );
}
