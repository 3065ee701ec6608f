"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { ApiError } from "@/lib/api/client";
import { checkSession } from "@/lib/auth/requests";
import { noteSignedIn } from "./signed-in-name";

interface SessionGateProps {
  checkingLabel: string;
  failedText: string;
  retryLabel: string;
  children: ReactNode;
}

/**
 * Asks for the session again on every navigation and shows the page only then.
 * The first page was guarded by the server, and what Back brings from memory is guarded here.
 */
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
          className={button({ look: "secondary", size: "small" })}
          onClick={() => setFailed(false)}
        >
          {retryLabel}
        </button>
      </div>
    );
  }
  return checked === path ? children : <Spinner label={checkingLabel} className="py-24" />;
}
