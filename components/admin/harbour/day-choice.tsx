"use client";

import { formatDayPart } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";

function nameOf(index: number, day: string): string {
  if (index === 0) return adminText("harbour.today");
  if (index === 1) return adminText("harbour.tomorrow");
  return formatDayPart(day, "weekday", "id");
}

interface DayChoiceProps {
  possible: string[];
  chosen: string[];
  error?: string;
  onChange: (days: string[]) => void;
}

/** Large boxes for fifteen days, three in a row on a phone. */
export function DayChoice({ possible, chosen, error, onChange }: DayChoiceProps) {
  const toggle = (day: string) =>
    onChange(possible.filter((each) => (each === day) !== chosen.includes(each)));
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-semibold">{adminText("harbour.days")}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {possible.map((day, index) => (
          <label
            key={day}
            className="flex min-h-16 cursor-pointer flex-col items-center justify-center rounded-xl border-2 border-line bg-white px-1 text-center leading-tight transition-colors has-checked:border-sea-900 has-checked:bg-sea-900 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-sea-600 has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              name="days"
              value={day}
              checked={chosen.includes(day)}
              onChange={() => toggle(day)}
              className="sr-only"
            />
            <span className="font-semibold">{nameOf(index, day)}</span>
            <span className="text-sm">
              {Number(day.slice(8))} {formatDayPart(day, "shortMonth", "id")}
            </span>
          </label>
        ))}
      </div>
      {error && <p className="font-medium text-alert-600 text-sm">{error}</p>}
    </fieldset>
  );
}
