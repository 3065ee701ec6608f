"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface LoginFieldProps extends ComponentProps<"input"> {
  id: string;
  label: string;
  error?: string;
  hint?: string;
  action?: ReactNode;
}

export function LoginField({ id, label, error, hint, action, className, ...input }: LoginFieldProps) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          name={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={classNames(
            "min-h-12 w-full rounded-xl border border-sand-500 bg-white px-4 text-base text-ink aria-[invalid]:border-alert-600",
            className,
          )}
        />
        {action}
      </div>
      {error && (
        <p id={errorId} className="text-alert-600 text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

interface PasswordFieldProps extends Omit<ComponentProps<typeof LoginField>, "type" | "action"> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <LoginField
      {...field}
      type={shown ? "text" : "password"}
      className="pr-12"
      action={
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 inline-flex w-12 items-center justify-center rounded-xl text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}

export function OwnPasswordField({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      id="password"
      label={adminText("password.current")}
      showLabel={adminText("login.showPassword")}
      hideLabel={adminText("login.hidePassword")}
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
