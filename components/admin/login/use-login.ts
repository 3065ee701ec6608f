"use client";

import { type FormEvent, useState } from "react";
import { signIn } from "@/lib/core/api/account-calls";
import { ApiError } from "@/lib/core/api/client";

type LoginState =
  | { phase: "idle" }
  | { phase: "busy" }
  | { phase: "failed"; message: string }
  | { phase: "done" };

/** Returns the text of a failed login. After too many attempts it also says how long to wait. */
function textOf(error: unknown, failure: string): string {
  if (!(error instanceof ApiError)) return failure;
  if (error.status === 401) return error.message;
  return error.status === 429 ? `${failure}. ${error.message}` : failure;
}

/** Failures after a correct password: the code is missing or wrong. */
const ofSecondStep = ["totp_required", "totp_invalid"];

const steps = { password: ["username", "password"], code: ["totp"] } as const;

export function useLogin(failure: string, onSignedIn: () => void) {
  const [state, setState] = useState<LoginState>({ phase: "idle" });
  const [missing, setMissing] = useState<string[]>([]);
  const [proven, setProven] = useState<{ username: string; password: string } | null>(null);
  const step = proven ? "code" : "password";

  const fail = (error: unknown, sent: { username: string; password: string }) => {
    const { status, code = "" } = error instanceof ApiError ? error : { status: 0 };
    if (ofSecondStep.includes(code)) setProven(sent);
    else if (status === 401) setProven(null);
    if (code === "totp_required") return setState({ phase: "idle" });
    setState({ phase: "failed", message: textOf(error, failure) });
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === "busy" || state.phase === "done") return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const empty = steps[step].filter((name) => !typed[name]);
    setMissing(empty);
    const first = empty[0] && form.elements.namedItem(empty[0]);
    if (first instanceof HTMLElement) return first.focus();
    const sent = proven ?? { username: String(typed.username), password: String(typed.password) };
    setState({ phase: "busy" });
    try {
      await signIn(proven ? { ...sent, totp: String(typed.totp) } : sent);
      setState({ phase: "done" });
      onSignedIn();
    } catch (error) {
      fail(error, sent);
    }
  };

  const startOver = () => {
    setProven(null);
    setMissing([]);
    setState({ phase: "idle" });
  };

  return { state, step, missing, handleSubmit, startOver } as const;
}

export type Login = ReturnType<typeof useLogin>;
