"use client";

import type { ReactNode } from "react";
import { useController, useWatch } from "react-hook-form";
import { useEntity } from "@/components/admin/entity/form-field";
import { FieldFrame, useField } from "@/components/admin/form/field-frame";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { SelectBox } from "@/components/ui/select-box";
import { monthNames } from "@/lib/core/calendar/admin-words";
import { dayInZone } from "@/lib/core/calendar/days";
import { isYearly } from "@/lib/core/calendar/periods";
import { fieldAt } from "@/lib/core/content/field-paths";
import { adminText } from "@/lib/core/i18n/admin-messages";

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Returns whether a day of every year is being typed. Parts may still be missing: `11-01`, `11-`, `-`. */
function isYearlyDraft(day: string): boolean {
  return day !== "" && !/^\d{4}/.test(day);
}

/** Converts a date to the day of every year, and a day of every year to its next date. */
function otherKind(day: string, yearly: boolean): string {
  if (yearly) return day.slice(5) || "-";
  if (!isYearly({ from: day, until: day })) return "";
  const today = dayInZone(new Date());
  const year = Number(today.slice(0, 4));
  return `${day < today.slice(5) ? year + 1 : year}-${day}`;
}

interface DayInputProps {
  name: string;
  yearly: boolean;
}

function DayInput({ name, yearly }: DayInputProps) {
  const { form } = useRecordForm();
  const { fields } = useEntity();
  const { error } = useField({ path: name, required: true });
  const { field } = useController({ control: form.control, name });
  const label = adminText(fieldAt(fields, name)?.field.label ?? "calendar.day");
  const value = String(field.value ?? "");
  const [month = "", day = ""] = value.split("-");
  const own = { name, ref: field.ref, onBlur: field.onBlur };
  return (
    <FieldFrame label={label} required error={error}>
      {(control) =>
        yearly ? (
          <span className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-2">
            <SelectBox
              {...control}
              {...own}
              aria-label={`${label}: ${adminText("calendar.day")}`}
              value={day}
              onChange={({ target }) => field.onChange(`${month}-${target.value}`)}
            >
              <option value="">{adminText("calendar.noDay")}</option>
              {numbers(monthLengths[Number(month) - 1] ?? 31).map((number) => (
                <option key={number} value={twoDigits(number)}>
                  {number}
                </option>
              ))}
            </SelectBox>
            <SelectBox
              className={control.className}
              aria-label={`${label}: ${adminText("calendar.month")}`}
              aria-invalid={control["aria-invalid"]}
              value={month}
              onBlur={field.onBlur}
              onChange={({ target }) => field.onChange(`${target.value}-${day}`)}
            >
              <option value="">{adminText("calendar.noMonth")}</option>
              {monthNames.map((each, index) => (
                <option key={each} value={twoDigits(index + 1)}>
                  {each}
                </option>
              ))}
            </SelectBox>
          </span>
        ) : (
          <input {...control} {...own} type="date" value={value} onChange={field.onChange} />
        )
      }
    </FieldFrame>
  );
}

interface PeriodInputProps {
  /** The form path of the record with both days. Empty for the form itself. */
  name?: string;
  children?: ReactNode;
}

export function PeriodInput({ name, children }: PeriodInputProps) {
  const { form } = useRecordForm();
  const paths = ["from", "until"].map((end) => (name ? `${name}.${end}` : end));
  const days: unknown[] = useWatch({ control: form.control, name: paths });
  const yearly = days.some((day) => isYearlyDraft(String(day ?? "")));
  const change = (toYearly: boolean) => {
    for (const [index, path] of paths.entries()) {
      form.setValue(path, otherKind(String(days[index] ?? ""), toYearly), { shouldDirty: true });
    }
    form.clearErrors(paths);
  };
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      {paths.map((path) => (
        <DayInput key={path} name={path} yearly={yearly} />
      ))}
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-sm sm:col-span-2 xl:col-span-1 xl:mt-7">
        <input
          type="checkbox"
          checked={yearly}
          onChange={({ target }) => change(target.checked)}
          className="size-5 shrink-0 cursor-pointer accent-sea-700"
        />
        {adminText("calendar.everyYear")}
      </label>
      {children}
    </div>
  );
}
