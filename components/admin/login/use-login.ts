"use client";

import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api/client";
import { signIn } from "@/lib/api/session-requests";

type LoginState =
  | { phase: "idle" }
  | { phase: "busy" }
  | { phase: "failed"; message: string }
  | { phase: "done" };

/** Statuses whose message is shown; others show the general failure. */
const telling = [401, 429];

/** Signs in with the form's values. Empty fields are listed in `missing`. */
export function useLogin(failure: string, onSignedIn: () => void) {
  const [state, setState] = useState<LoginState>({ phase: "idle" });
  const [missing, setMissing] = useState<string[]>([]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === "busy" || state.phase === "done") return;
    const form = event.currentTarget;
    const { username, password } = Object.fromEntries(new FormData(form));
    const empty = Object.entries({ username, password }).filter(([, value]) => !value);
    setMissing(empty.map(([name]) => name));
    const first = empty[0] && form.elements.namedItem(empty[0][0]);
    if (first instanceof HTMLElement) return first.focus();
    setState({ phase: "busy" });
    try {
      await signIn({ username: String(username), password: String(password) });
      setState({ phase: "done" });
      onSignedIn();
    } catch (error) {
      const told = error instanceof ApiError && telling.includes(error.status);
      setState({ phase: "failed", message: told ? error.message : failure });
    }
  };

  return { state, missing, handleSubmit };
}
