"use client";

import type { ComponentProps, KeyboardEvent } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { classNames } from "@/lib/class-names";
import type { FieldControl } from "./field-frame";

interface TextInputProps
  extends Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "min" | "max" | "step" | "placeholder" | "lang" | "list" | "aria-label"
  > {
  control: FieldControl;
  registration: UseFormRegisterReturn;
  multiline?: boolean;
  rows?: number;
}

/** A box of one row grows, but takes no line breaks. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

/** A line of text, or several; then the box grows with what is typed. */
export function TextInput({ control, registration, multiline, rows = 3, ...input }: TextInputProps) {
  const { type = "text", list, min, max, step, ...shared } = input;
  if (!multiline) {
    const own = { type, list, min, max, step };
    return <input {...shared} {...own} {...control} {...registration} autoComplete="off" />;
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
