"use client";

import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import type admin from "@/messages/admin.json";
import { LoginSteps } from "./login-steps";
import { useLogin } from "./use-login";

/** Milliseconds for which the success message is shown. */
const redirectDelay = 2_000;

interface LoginFormProps {
  words: (typeof admin)["login"];
  target: string;
  notice?: string;
}

export function LoginForm({ words, target, notice }: LoginFormProps) {
  const login = useLogin(words.failure, () => {
    setTimeout(() => window.location.replace(target), redirectDelay);
  });
  const { state, step, handleSubmit } = login;
  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      <p className="hidden rounded-xl bg-alert-50 px-4 py-3 text-alert-600 text-sm scriptless:block">
        {words.needsScript}
      </p>
      {notice && state.phase === "idle" && step === "password" && <Alert variant="error">{notice}</Alert>}
      {state.phase === "failed" && <Alert variant="error">{state.message}</Alert>}
      {state.phase === "done" && <Alert variant="success">{words.success}</Alert>}
      <LoginSteps words={words} login={login} />
      <button
        type="submit"
        aria-disabled={state.phase === "busy" || state.phase === "done"}
        className={button({ variant: "primary", className: "w-full rounded-xl aria-disabled:opacity-60" })}
      >
        {state.phase === "busy" ? words.submitting : words[step === "code" ? "submitCode" : "submit"]}
      </button>
    </form>
  );
}
