import { type ReactNode, useId } from "react";
import { classNames } from "@/lib/class-names";

/** What an input takes from the frame around it. */
export interface FieldControl {
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
  /** At the end of the label's line. */
  action?: ReactNode;
  /** Below, at the right: a counter. */
  counter?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

const look =
  "min-h-11 w-full min-w-0 rounded-lg border border-sand-500 bg-white px-3 py-2 text-base text-ink leading-normal transition-colors placeholder:text-ink-soft/70 hover:border-sea-600 focus-visible:outline-offset-0 aria-invalid:border-alert-600 aria-invalid:bg-alert-50/50 sm:text-[0.9375rem]";

/** For the eye only: a screen reader is told by the input. */
const star = "after:text-coral-600 after:content-['_*'/'']";

/** A label, its input, and what is to be said about it, joined for screen readers. */
export function FieldFrame({ label, required, hint, error, action, counter, ...props }: FieldFrameProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    className: look,
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
