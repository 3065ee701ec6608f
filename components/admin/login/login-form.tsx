"use client";

import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import type admin from "@/messages/admin.json";
import { LoginField, PasswordField } from "./login-fields";
import { useLogin } from "./use-login";

/** Milliseconds for which the success message is shown. */
const redirectDelay = 2_000;

interface LoginFormProps {
  words: (typeof admin)["login"];
  /** Where a login leads. */
  target: string;
  /** Why the visitor was sent here, if so. */
  notice?: string;
}

export function LoginForm({ words, target, notice }: LoginFormProps) {
  const { state, missing, handleSubmit } = useLogin(words.failure, () => {
    setTimeout(() => window.location.replace(target), redirectDelay);
  });
  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      <p className="hidden rounded-xl bg-alert-50 px-4 py-3 text-alert-600 text-sm scriptless:block">
        {words.needsScript}
      </p>
      {notice && state.phase === "idle" && <Alert variant="error">{notice}</Alert>}
      {state.phase === "failed" && <Alert variant="error">{state.message}</Alert>}
      {state.phase === "done" && <Alert variant="success">{words.success}</Alert>}
      <LoginField
        id="username"
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={missing.includes("username") ? words.usernameRequired : undefined}
      />
      <PasswordField
        id="password"
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        autoComplete="current-password"
        required
        error={missing.includes("password") ? words.passwordRequired : undefined}
      />
      <button
        type="submit"
        aria-disabled={state.phase === "busy" || state.phase === "done"}
        className={button({ variant: "primary", className: "w-full rounded-xl aria-disabled:opacity-60" })}
      >
        {state.phase === "busy" ? words.submitting : words.submit}
      </button>
    </form>
  );
}
