import { type ReactNode, useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { plainNumber, typedNumber } from "@/lib/core/typed-number";

const inputClass =
  "min-h-12 w-full min-w-0 rounded-lg border border-sand-500 bg-white px-3 py-2 text-base text-ink placeholder:text-ink-soft hover:border-sea-600";

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
      <label htmlFor={id} className="font-medium text-base leading-tight">
        {label}
      </label>
      {children({
        id,
        className: inputClass,
        autoComplete: "off",
        ...(hint && { "aria-describedby": `${id}-hint` }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm leading-snug">
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
  placeholder?: string;
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

interface PlainNumberProps {
  label: string;
  /** Null for an empty field. */
  value: number | null;
  decimals: 0 | 2;
  placeholder?: string;
  id?: string;
  className?: string;
  onChange: (value: number | null) => void;
}

/** Counts with each key, because phones do not always report that a field was left before a link is followed. */
export function PlainNumber({
  label,
  value,
  decimals,
  placeholder,
  id,
  className,
  onChange,
}: PlainNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const handleChange = (text: string) => {
    setTyped(text);
    const number = typedNumber(text, decimals);
    onChange(number === null ? null : Math.max(0, decimals ? number : Math.floor(number)));
  };
  return (
    <input
      id={id}
      aria-label={id ? undefined : label}
      inputMode={decimals ? "decimal" : "numeric"}
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? (value === null ? "" : plainNumber(value))}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => handleChange(target.value)}
      onBlur={() => setTyped(null)}
      className={classNames(inputClass, className)}
    />
  );
}

interface FoldProps {
  label: string;
  /** Counts when the fold appears; later a reader opens and closes it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that staff seldom change, behind one large line. */
export function Fold({ label, isOpen = false, children }: FoldProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details open={isOpenAtFirst} className="group rounded-lg border border-sand-500">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-3 font-medium text-sea-800">
        {label}
        <Icon name="chevron-down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-4 p-3 pt-1">{children}</div>
    </details>
  );
}
