import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

interface FieldProps {
  id: string;
  label: string;
  problem?: string;
  hint?: string;
  className?: string;
  children: (control: {
    id: string;
    className: string;
    "aria-invalid"?: true;
    "aria-describedby"?: string;
  }) => ReactNode;
}

const control =
  "min-h-12 w-full scroll-mt-24 rounded-xl border border-sand-500 bg-white px-4 py-2.5 text-base text-ink aria-invalid:border-alert-600";

/** A label, its control, and what is wrong with it, joined for screen readers. */
export function Field({ id, label, problem, hint, className, children }: FieldProps) {
  const described = problem ? { "aria-invalid": true as const, "aria-describedby": `${id}-problem` } : {};
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="font-medium text-[0.9375rem]">
        {label}
      </label>
      {children({ id, className: control, ...described })}
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      {problem && (
        <p id={`${id}-problem`} className="text-alert-600 text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
