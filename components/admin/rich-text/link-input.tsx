"use client";

import { type RefObject, useId } from "react";
import { classNames } from "@/lib/class-names";

interface LinkInputProps {
  ref?: RefObject<HTMLInputElement | null>;
  label: string;
  hint?: string;
  error?: string;
  inputMode?: "url";
  value: string;
  onChange: (value: string) => void;
}

/** A line of the link's dialog. */
export function LinkInput({ ref, label, hint, error, inputMode, value, onChange }: LinkInputProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        value={value}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={inputMode !== "url"}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 rounded-xl border border-line bg-white px-4 text-base aria-invalid:border-alert-600"
      />
      <p id={`${id}-note`} className={classNames("text-sm", error ? "text-alert-600" : "text-ink-soft")}>
        {error ?? hint}
      </p>
    </div>
  );
}
