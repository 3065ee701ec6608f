"use client";

import { LogOut } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Spinner } from "@/components/ui/spinner";
import { checkSession } from "@/lib/core/api/account-calls";
import { ApiError, leaveSession } from "@/lib/core/api/client";
import { markStaffDevice } from "@/lib/core/browser/web-storage";
import { leaveWithCare } from "@/lib/core/forms/leave-guard";

let noted: string | null = null;
const listeners = new Set<() => void>();

/** Records the signed-in user, who may have changed since the layout was rendered. */
export function noteSignedIn(username: string): void {
  noted = username;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the signed-in user. `username` is the user at the time when the layout was rendered. */
export function SignedInName({ username }: { username: string }) {
  return useSyncExternalStore(
    follow,
    () => noted ?? username,
    () => username,
  );
}

interface SessionGateProps {
  checkingLabel: string;
  failedText: string;
  retryLabel: string;
  children: ReactNode;
}

/** Checks the session on every navigation, also from the back/forward cache, before the page is shown. */
export function SessionGate({ checkingLabel, failedText, retryLabel, children }: SessionGateProps) {
  const path = usePathname();
  const [checked, setChecked] = useState(path);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (checked === path || failed) return;
    let wanted = true;
    checkSession()
      .then((username) => {
        noteSignedIn(username);
        if (wanted) setChecked(path);
      })
      .catch((error: unknown) => {
        const leaving = error instanceof ApiError && error.status === 401;
        if (wanted && !leaving) setFailed(true);
      });
    return () => {
      wanted = false;
    };
  }, [checked, path, failed]);
  useEffect(markStaffDevice, []);
  useEffect(() => {
    const checkWhenRestored = (event: PageTransitionEvent) => {
      if (event.persisted) setChecked("");
    };
    window.addEventListener("pageshow", checkWhenRestored);
    return () => window.removeEventListener("pageshow", checkWhenRestored);
  }, []);
  if (failed) {
    return (
      <div role="alert" className="grid justify-items-center gap-4 py-24 text-center">
        <p className="text-ink-soft">{failedText}</p>
        <button
          type="button"
          className={button({ variant: "secondary", size: "small" })}
          onClick={() => setFailed(false)}
        >
          {retryLabel}
        </button>
      </div>
    );
  }
  return checked === path ? children : <Spinner label={checkingLabel} className="py-24" />;
}

interface SignOutButtonProps {
  label: string;
  busyLabel: string;
  className?: string;
}

export function SignOutButton({ label, busyLabel, className }: SignOutButtonProps) {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void leaveSession();
  };
  return (
    <button
      type="button"
      onClick={() => leaveWithCare(leave)}
      disabled={busy}
      className={classNames(
        "inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-medium text-sm transition-colors disabled:opacity-60",
        className,
      )}
    >
      <LogOut aria-hidden="true" className="size-4.5" />
      {busy ? busyLabel : label}
    </button>
  );
}
