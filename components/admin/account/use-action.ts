"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { notifyError, notifySuccess } from "@/components/admin/toasts";
import { ApiError, failureText } from "@/lib/core/api/client";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface Action {
  success?: string;
  /** Takes the messages of a refusal by field. Returns true if all of them are shown at their fields. */
  onRefused?: (fields: Record<string, string[]>) => boolean;
}

/**
 * Runs one change at a time and refreshes the page. Failures are shown unless the session has ended. `busy` lasts until the refreshed
 * page is there, because the page before names a version that the next change would find outdated.
 */
export function useAction() {
  const router = useRouter();
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [isRefreshing, startRefresh] = useTransition();
  const refresh = () => startRefresh(() => router.refresh());
  const run = async (task: () => Promise<unknown>, { success, onRefused }: Action = {}): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setRunning(true);
    try {
      await task();
      if (success) notifySuccess(success);
      refresh();
      return true;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      const shown = error instanceof ApiError && status === 422 && onRefused?.(error.fields);
      if (status !== 401 && !shown) notifyError(failureText(error, adminText("account.failure")));
      return false;
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return { busy: isRunning || isRefreshing, run, refresh };
}
