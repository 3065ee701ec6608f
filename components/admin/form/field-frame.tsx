"use client";

import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId } from "react";
import { type UseFormRegisterReturn, useFormState } from "react-hook-form";
import { classNames } from "@/components/ui/class-names";
import type { FieldEntry } from "@/lib/core/forms/fields";
import { valueAt } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { useRecordForm } from "./record-form-context";

interface FieldControl {
  id: string;
  className: string;
  "aria-required"?: true;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface FieldFrameProps {
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  action?: ReactNode;
  counter?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

const controlClasses =
  "min-h-11 w-full min-w-0 rounded-lg border border-sand-500 bg-white px-3 py-2 text-base text-ink leading-normal transition-colors placeholder:text-ink-soft/70 hover:border-sea-600 focus-visible:outline-offset-0 aria-invalid:border-alert-600 aria-invalid:bg-alert-50/50 sm:text-[0.9375rem]";

/** The second string is the alternative text, which is empty: screen readers get `aria-required` instead. */
const star = "after:text-coral-600 after:content-['_*'/'']";

export function FieldFrame({ label, required, hint, error, action, counter, ...props }: FieldFrameProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    className: controlClasses,
    ...(required && { "aria-required": true }),
    ...(error && { "aria-invalid": true }),
    ...(described && { "aria-describedby": described }),
  };
  return (
    <div className={classNames("grid min-w-0 content-start gap-1", props.className)}>
      <div className="flex min-h-6 items-end justify-between gap-2">
        <label htmlFor={id} className={classNames("font-medium text-sm leading-tight", required && star)}>
          {label}
        </label>
        {action}
      </div>
      {props.children(control)}
      {(error || hint || counter) && (
        <div className="flex items-start justify-between gap-3 text-xs leading-snug">
          <div className="grid gap-0.5">
            {error && (
              <p id={`${id}-error`} className="font-medium text-alert-600">
                {error}
              </p>
            )}
            {hint && (
              <p id={`${id}-hint`} className="text-ink-soft">
                {hint}
              </p>
            )}
          </div>
          {counter}
        </div>
      )}
    </div>
  );
}

interface TextInputProps
  extends Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "placeholder" | "lang" | "list" | "aria-label"
  > {
  control: FieldControl;
  registration: UseFormRegisterReturn;
  multiline?: boolean;
  rows?: number;
}

/** Blocks Enter in a textarea that has one row and grows with its text. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

export function TextInput({ control, registration, multiline, rows = 3, ...input }: TextInputProps) {
  const { type = "text", list, ...shared } = input;
  if (!multiline) {
    return <input {...shared} type={type} list={list} {...control} {...registration} autoComplete="off" />;
  }
  return (
    <textarea
      {...shared}
      {...control}
      {...registration}
      rows={rows}
      onKeyDown={rows === 1 ? keepOneLine : undefined}
      className={classNames(control.className, "field-sizing-content max-h-96 resize-y")}
      style={{ minHeight: `${rows * 1.5 + 1.125}em` }}
    />
  );
}

/** The share of the limit above which the counter is shown. */
const near = 0.8;

interface TextCounterProps {
  count: number;
  limit: number;
  /** Shows the counter from the first character, not only near the limit. */
  always?: boolean;
}

export function TextCounter({ count, limit, always = false }: TextCounterProps) {
  if (!always && count < limit * near) return null;
  return (
    <p
      title={adminText("form.counter", { count, limit })}
      data-over={count > limit ? "" : undefined}
      className="shrink-0 text-ink-soft data-over:font-semibold data-over:text-alert-600"
    >
      <span aria-hidden="true">
        {count}/{limit}
      </span>
      <span className="sr-only">{adminText("form.counter", { count, limit })}</span>
    </p>
  );
}

export function useField({ path, required, requiredError, limit, translationOf }: FieldEntry) {
  const { form, fields } = useRecordForm();
  useEffect(
    () => fields.add({ path, required, requiredError, limit, translationOf }),
    [fields, path, required, requiredError, limit, translationOf],
  );
  const { errors } = useFormState({ control: form.control, name: path, exact: true });
  const message = valueAt(errors, `${path}.message`);
  return { registration: form.register(path), error: typeof message === "string" ? message : undefined };
}
