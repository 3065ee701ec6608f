"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { useController, useWatch } from "react-hook-form";
import { SelectBox } from "@/components/ui/select-box";
import { FieldFrame, TextCounter, TextInput, useField } from "./field-frame";
import { useRecordForm } from "./record-form-context";

interface TextFieldProps
  extends Pick<ComponentProps<"input">, "type" | "inputMode" | "placeholder" | "lang" | "list"> {
  name: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  /** A longer text can be typed but not saved, so that nothing is cut off. A counter shows near the limit. */
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

interface CheckFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
}

export function CheckField({ name, label, hint }: CheckFieldProps) {
  const { form } = useRecordForm();
  const { error } = useField({ path: name });
  const { field } = useController({ control: form.control, name });
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-medium text-sm">
        <input
          type="checkbox"
          name={field.name}
          ref={field.ref}
          checked={field.value === "yes"}
          onChange={(event) => field.onChange(event.target.checked ? "yes" : "no")}
          onBlur={field.onBlur}
          aria-describedby={described || undefined}
          className="size-5 shrink-0 cursor-pointer accent-sea-700"
        />
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="font-medium text-alert-600 text-xs leading-snug">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-xs leading-snug">
          {hint}
        </p>
      )}
    </div>
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
