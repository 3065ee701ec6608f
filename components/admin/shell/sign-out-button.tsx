"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { leaveSession } from "@/lib/api/client";
import { classNames } from "@/lib/class-names";
import { leaveWithCare } from "@/lib/forms/leave-guard";

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
