import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";

const inputClass =
  "min-h-12 w-full min-w-0 rounded-lg border border-sand-500 bg-white px-3 py-2 text-base text-ink placeholder:text-ink-soft/70 hover:border-sea-600";

interface PlainFieldProps {
  label: string;
  hint?: ReactNode;
  className?: string;
  children: (control: {
    id: string;
    className: string;
    autoComplete: "off";
    "aria-describedby"?: string;
  }) => ReactNode;
}

/** A field whose value lives in the memory of the page alone: no draft, no autocompletion of the browser. */
export function PlainField({ label, hint, className, children }: PlainFieldProps) {
  const id = useId();
  return (
    <div className={classNames("grid min-w-0 content-start gap-1", className)}>
      <label htmlFor={id} className="font-medium text-sm leading-tight">
        {label}
      </label>
      {children({
        id,
        className: inputClass,
        autoComplete: "off",
        ...(hint && { "aria-describedby": `${id}-hint` }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-xs leading-snug">
          {hint}
        </p>
      )}
    </div>
  );
}

interface PlainTextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  className?: string;
  type?: "text" | "date";
  inputMode?: "numeric" | "decimal" | "text" | "url";
  rows?: number;
}

export function PlainTextField({ label, hint, className, onChange, rows, ...input }: PlainTextFieldProps) {
  return (
    <PlainField label={label} hint={hint} className={className}>
      {(control) =>
        rows ? (
          <textarea
            {...control}
            value={input.value}
            rows={rows}
            spellCheck={false}
            dir="auto"
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <input
            {...control}
            {...input}
            spellCheck={false}
            dir="auto"
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </PlainField>
  );
}
