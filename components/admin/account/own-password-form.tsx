"use client";

import { OwnPasswordField } from "@/components/admin/login/login-fields";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { useAction } from "./use-action";
import { useCheckedFields } from "./use-checked-fields";

interface OwnPasswordFormProps {
  id: string;
  task: (password: string) => Promise<unknown>;
  success?: string;
  onDone?: () => void;
}

/** Runs one change that the API allows only with the own password. A wrong password is shown at its field. */
export function OwnPasswordForm({ id, task, success, onDone }: OwnPasswordFormProps) {
  const { run } = useAction();
  const { errors, handleSubmit } = useCheckedFields({
    required: { password: adminText("login.passwordRequired") },
    onComplete: ({ password }, onRefused) => {
      void run(() => task(password), { success, onRefused }).then((done) => done && onDone?.());
    },
  });
  return (
    <form id={id} method="post" noValidate onSubmit={handleSubmit}>
      <OwnPasswordField error={errors.password} />
    </form>
  );
}
