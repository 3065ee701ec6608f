"use client";

import { useState } from "react";
import { DayPicker, type DayPickerLocale } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { id } from "react-day-picker/locale/id";
import { ru } from "react-day-picker/locale/ru";
import type { DayRules } from "@/lib/booking/day-rules";
import { addDays, phuketDay } from "@/lib/calendar/days";
import type { Language } from "@/lib/i18n/languages";
import type { Messages } from "@/lib/i18n/messages";

export interface MonthGridProps {
  date: string;
  language: Language;
  words: Messages["booking"]["days"];
  rules: DayRules;
  onTake: (day: string) => void;
}

const locales: Record<Language, DayPickerLocale> = { id, en: enGB, ru };

/** The days that the grid shows. Staff do not plan further. */
const reach = 731;

/** Converts a day to the device's time zone by numbers, so that no time zone shifts it. */
function deviceDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

function textOf(day: Date): string {
  const pad = (number: number, length: number) => String(number).padStart(length, "0");
  return `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`;
}

const step =
  "inline-flex size-11 items-center justify-center rounded-full text-sea-800 hover:bg-sea-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-30";

const classNames = {
  months: "relative",
  nav: "absolute inset-x-0 top-0 flex justify-between",
  button_previous: step,
  button_next: step,
  chevron: "size-5 fill-current",
  month_caption: "flex h-11 items-center justify-center font-semibold capitalize",
  month_grid: "mt-1 w-full table-fixed border-collapse",
  weekday: "py-1 text-center font-medium text-ink-soft text-sm",
  day: "p-0 text-center",
  day_button:
    "inline-flex h-11 w-full max-w-11 items-center justify-center rounded-full font-medium hover:bg-sea-100 disabled:cursor-not-allowed disabled:font-normal disabled:text-ink-soft disabled:line-through disabled:hover:bg-transparent",
  selected: "*:bg-sea-800 *:text-white *:hover:bg-sea-900 *:disabled:bg-transparent",
  today: "*:ring-1 *:ring-sand-500",
};

interface ClosedReasonsProps extends Pick<MonthGridProps, "rules" | "language"> {
  month: Date;
  now: Date;
}

/** Says why days of the shown month are closed, each reason once with its days. */
function ClosedReasons({ month, rules, language, now }: ClosedReasonsProps) {
  const [year, index] = [month.getFullYear(), month.getMonth()];
  const reasons = new Map<string, { language: Language; days: number[] }>();
  for (let day = new Date(year, index, 1); day.getMonth() === index; day.setDate(day.getDate() + 1)) {
    const reason = rules.getRefusal(textOf(day), now)?.reason;
    if (!reason) continue;
    const known = reasons.get(reason.text) ?? { language: reason.language, days: [] };
    known.days.push(day.getDate());
    reasons.set(reason.text, known);
  }
  return (
    <ul className="grid gap-1 pt-2 text-sm leading-snug empty:hidden">
      {[...reasons].map(([text, { language: written, days }]) => (
        <li key={text}>
          <span className="font-medium">{days.join(", ")}:</span>{" "}
          <span lang={written === language ? undefined : written}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export function MonthGrid({ date, language, rules, onTake }: MonthGridProps) {
  const [now] = useState(() => new Date());
  const today = phuketDay(now);
  const first = rules.getEarliest(now) ?? today;
  const isOffered = date >= first && rules.getRefusal(date, now) === null;
  const selected = deviceDay(isOffered ? date : first);
  const [month, setMonth] = useState(selected);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      lang={language}
      locale={locales[language]}
      today={deviceDay(today)}
      selected={selected}
      month={month}
      onMonthChange={setMonth}
      footer={<ClosedReasons month={month} rules={rules} language={language} now={now} />}
      startMonth={deviceDay(today)}
      endMonth={deviceDay(addDays(today, reach))}
      disabled={(day) => rules.getRefusal(textOf(day), now) !== null}
      onSelect={(day) => onTake(textOf(day))}
      classNames={classNames}
    />
  );
}
