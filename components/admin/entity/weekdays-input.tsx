"use client";

import { useId } from "react";
import { useController } from "react-hook-form";
import { useField } from "@/components/admin/form/field-frame";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { weekdayNames } from "@/lib/core/calendar/weekdays-field";

/** The field `weekdays` of a form, as a box for each day of the week. */
export function WeekdaysInput({ label, hint }: { label: string; hint?: string }) {
  const { form } = useRecordForm();
  const { error } = useField({ path: "weekdays" });
  const { field } = useController({ control: form.control, name: "weekdays" });
  const errorId = useId();
  const chosen = String(field.value ?? "");
  const toggle = (number: number, on: boolean) => {
    const kept = weekdayNames.filter((day) =>
      day.number === number ? on : chosen.includes(String(day.number)),
    );
    field.onChange(kept.map((day) => day.number).join(""));
  };
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdayNames.map(({ number, name }, index) => (
          <label
            key={number}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-sand-500 px-3 text-sm transition-colors hover:border-sea-600 has-checked:border-sea-700 has-checked:bg-sea-50"
          >
            <input
              type="checkbox"
              name={index === 0 ? "weekdays" : undefined}
              ref={index === 0 ? field.ref : undefined}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(String(number))}
              onChange={({ target }) => toggle(number, target.checked)}
              onBlur={field.onBlur}
              className="size-4.5 shrink-0 cursor-pointer accent-sea-700"
            />
            {name}
          </label>
        ))}
      </div>
      {hint && <p className="text-ink-soft text-xs">{hint}</p>}
      {error && (
        <p id={errorId} className="font-medium text-alert-600 text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}
