"use client";

import type { ComponentProps, ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { SelectBox } from "@/components/ui/select-box";
import { FieldFrame, TextCounter, TextInput, useField } from "./field-frame";
import { useRecordForm } from "./record-form-context";

interface TextFieldProps
  extends Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "min" | "max" | "step" | "placeholder" | "lang" | "list"
  > {
  name: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  /** A longer text can be typed but not saved; nothing is cut off. A counter shows near the limit. */
  maxLength?: number;
  multiline?: boolean;
  rows?: number;
  className?: string;
}

function WatchedCounter({ path, limit }: { path: string; limit: number }) {
  const { form } = useRecordForm();
  const value: unknown = useWatch({ control: form.control, name: path, exact: true });
  return <TextCounter count={typeof value === "string" ? value.length : 0} limit={limit} />;
}

/** A text of one line or several; numbers are kept as typed text, too. */
export function TextField({ name, label, required, hint, maxLength, className, ...input }: TextFieldProps) {
  const { registration, error } = useField({ path: name, required, limit: maxLength });
  return (
    <FieldFrame
      label={label}
      required={required}
      hint={hint}
      error={error}
      className={className}
      counter={maxLength && <WatchedCounter path={name} limit={maxLength} />}
    >
      {(control) => <TextInput {...input} control={control} registration={registration} />}
    </FieldFrame>
  );
}

interface SelectFieldProps {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  required?: boolean;
  hint?: ReactNode;
  className?: string;
}

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
