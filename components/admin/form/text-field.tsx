"use client";

import type { ComponentProps, ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FieldFrame } from "./field-frame";
import { useRecordForm } from "./record-form-context";
import { TextCounter } from "./text-counter";
import { TextInput } from "./text-input";
import { useField } from "./use-field";

interface TextFieldProps
  extends Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "min" | "max" | "step" | "placeholder" | "lang" | "list"
  > {
  name: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  /** A longer text can be typed, but not saved: nothing is cut off. Near it the letters are counted. */
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

/** A text of one line or several; its value is what is typed, numbers too. */
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
