"use client";

import type { ReactNode } from "react";
import { SelectBox } from "@/components/ui/select-box";
import { FieldFrame } from "./field-frame";
import { useField } from "./use-field";

interface SelectFieldProps {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  required?: boolean;
  hint?: ReactNode;
  className?: string;
}

/** One of several values. */
export function SelectField({ name, label, options, required, hint, className }: SelectFieldProps) {
  const { registration, error } = useField({ path: name, required });
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error} className={className}>
      {(control) => (
        <SelectBox {...control} {...registration}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectBox>
      )}
    </FieldFrame>
  );
}
