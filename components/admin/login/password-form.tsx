"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { button } from "@/components/ui/button";
import { requestPasswordChange } from "@/lib/core/api/account-calls";
import { ApiError } from "@/lib/core/api/client";
import type admin from "@/messages/admin.json";
import { PasswordField } from "./login-fields";

type Words = (typeof admin)["password"];
type Field = "current_password" | "new_password" | "repeated";
type Errors = Partial<Record<Field, string>>;
type State = { phase: "idle" | "busy" | "done" } | { phase: "failed"; message: string };

const fields: Field[] = ["current_password", "new_password", "repeated"];

function check(values: Record<Field, string>, words: Words): Errors {
  return {
    current_password: values.current_password ? undefined : words.currentRequired,
    new_password: values.new_password ? undefined : words.newRequired,
    repeated: values.repeated === values.new_password ? undefined : words.differs,
  };
}

function errorsOf({ fields: messages }: ApiError): Errors {
  return Object.fromEntries(fields.map((field) => [field, messages[field]?.[0]]));
}

export function PasswordForm({ words, username }: { words: Words; username: string }) {
  const [state, setState] = useState<State>({ phase: "idle" });
  const [errors, setErrors] = useState<Errors>({});

  const show = (form: HTMLFormElement, found: Errors): boolean => {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    const input = first && form.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
    return first !== undefined;
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === "busy") return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = (field: Field) => String(data.get(field) ?? "");
    const [current_password, new_password] = [typed("current_password"), typed("new_password")];
    setState({ phase: "idle" });
    if (show(form, check({ current_password, new_password, repeated: typed("repeated") }, words))) return;
    setState({ phase: "busy" });
    try {
      await requestPasswordChange({ current_password, new_password });
      form.reset();
      setState({ phase: "done" });
    } catch (error) {
      const told = error instanceof ApiError ? error : null;
      if (told?.status === 422 && show(form, errorsOf(told))) return setState({ phase: "idle" });
      setState({ phase: "failed", message: told?.status === 429 ? told.message : words.failure });
    }
  };

  const shared = { showLabel: words.show, hideLabel: words.hide, required: true };
  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="grid max-w-md gap-5">
      {state.phase === "failed" && <Alert variant="error">{state.message}</Alert>}
      {state.phase === "done" && <Alert variant="success">{words.done}</Alert>}
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField
        {...shared}
        id="current_password"
        label={words.current}
        autoComplete="current-password"
        error={errors.current_password}
      />
      <PasswordField
        {...shared}
        id="new_password"
        label={words.new}
        hint={words.hint}
        autoComplete="new-password"
        error={errors.new_password}
      />
      <PasswordField
        {...shared}
        id="repeated"
        label={words.repeated}
        autoComplete="new-password"
        error={errors.repeated}
      />
      <button
        type="submit"
        aria-disabled={state.phase === "busy"}
        className={button({ variant: "primary", className: "justify-self-start aria-disabled:opacity-60" })}
      >
        {state.phase === "busy" ? words.submitting : words.submit}
      </button>
    </form>
  );
}
