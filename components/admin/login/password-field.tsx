"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { LoginField } from "./login-field";

interface PasswordFieldProps extends Omit<ComponentProps<typeof LoginField>, "type" | "action"> {
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at while it is typed. */
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
