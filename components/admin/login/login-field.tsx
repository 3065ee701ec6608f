import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/lib/class-names";

interface LoginFieldProps extends ComponentProps<"input"> {
  id: string;
  label: string;
  error?: string;
  hint?: string;
  /** Stands within the input's right end. */
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
