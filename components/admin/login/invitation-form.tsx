"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { requestInvitationAcceptance, signIn } from "@/lib/core/api/account-calls";
import { ApiError } from "@/lib/core/api/client";
import type admin from "@/messages/admin.json";
import { LoginField, PasswordField } from "./login-fields";

interface Words {
  login: (typeof admin)["login"];
  password: (typeof admin)["password"];
  invitation: (typeof admin)["invitation"];
}

const fields = ["username", "password", "repeated"] as const;
type Values = Record<(typeof fields)[number], string>;
type Errors = Partial<Values>;

function check({ username, password, repeated }: Values, { login, password: words }: Words): Errors {
  return {
    username: username ? undefined : login.usernameRequired,
    password: password ? undefined : login.passwordRequired,
    repeated: repeated === password ? undefined : words.differs,
  };
}

/** Statuses whose message is shown. Others show the general failure. */
const telling = [404, 429];

export function InvitationForm({ words }: { words: Words }) {
  const [phase, setPhase] = useState<"idle" | "busy" | "done">("idle");
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase !== "idle") return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const [username = "", password = "", repeated = ""] = fields.map((name) => String(data.get(name) ?? ""));
    const show = (found: Errors) => {
      setErrors(found);
      const first = fields.find((name) => found[name]);
      const input = first && form.elements.namedItem(first);
      if (input instanceof HTMLElement) input.focus();
      return first !== undefined;
    };
    setFailure(undefined);
    if (show(check({ username, password, repeated }, words))) return;
    setPhase("busy");
    try {
      await requestInvitationAcceptance({ token: window.location.hash.slice(1), username, password });
      await signIn({ username, password });
      setPhase("done");
      window.location.replace("/admin");
    } catch (error) {
      setPhase("idle");
      const { status = 0, fields: messages = {} } = error instanceof ApiError ? error : {};
      const shown = show({ username: messages.username?.[0], password: messages.password?.[0] });
      if (status === 422 && shown) return;
      const isTold = error instanceof ApiError && telling.includes(status);
      setFailure(messages.token?.[0] ?? (isTold ? error.message : words.invitation.failure));
    }
  };

  const shared = {
    showLabel: words.login.showPassword,
    hideLabel: words.login.hidePassword,
    autoComplete: "new-password",
    required: true,
  };
  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      <p className="hidden rounded-xl bg-alert-50 px-4 py-3 text-alert-600 text-sm scriptless:block">
        {words.login.needsScript}
      </p>
      {failure && <Alert variant="error">{failure}</Alert>}
      {phase === "done" && <Alert variant="success">{words.invitation.done}</Alert>}
      <LoginField
        id="username"
        label={words.login.username}
        hint={words.invitation.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        error={errors.username}
      />
      <PasswordField
        {...shared}
        id="password"
        label={words.login.password}
        hint={words.password.hint}
        error={errors.password}
      />
      <PasswordField {...shared} id="repeated" label={words.invitation.repeated} error={errors.repeated} />
      <button
        type="submit"
        aria-disabled={phase !== "idle"}
        className={button({ variant: "primary", className: "w-full rounded-xl aria-disabled:opacity-60" })}
      >
        {phase === "busy" ? words.password.submitting : words.invitation.submit}
      </button>
    </form>
  );
}
