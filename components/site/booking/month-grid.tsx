"use client";

import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { DayButton, type DayButtonProps, DayPicker, type DayPickerLocale } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { id } from "react-day-picker/locale/id";
import { ru } from "react-day-picker/locale/ru";
import { type BestWaterText, type DayRules, offeredDays } from "@/lib/booking/day-rules";
import { addDays, dayInZone } from "@/lib/core/calendar/days";
import { formatNumber } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import type { Messages } from "@/lib/core/i18n/messages";

interface ToldAvailability {
  data: { local_date: string; best_water: boolean; available: boolean }[];
}

const none: ReadonlySet<string> = new Set();

/** Asks on which open days of a month the water around which the tour is best falls into its hours. */
async function loadBestDays(tour: number, month: string): Promise<ReadonlySet<string>> {
  const { callApi } = await import("@/lib/core/api/client");
  const until = addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
  const query = new URLSearchParams({ from: `${month}-01`, until });
  const { data } = await callApi<ToldAvailability>(`packages/${tour}/availability?${query}`, {
    anonymous: true,
  });
  const best = data.filter(({ best_water, available }) => best_water && available);
  return new Set(best.map(({ local_date }) => local_date));
}

/** The days of the shown month (`2027-03`) that the grid marks. Without a network no day is marked. */
function useBestDays(best: BestWaterText | undefined, month: string): ReadonlySet<string> {
  const [found, setFound] = useState({ month: "", days: none });
  useEffect(() => {
    if (!best) return;
    let isCurrent = true;
    loadBestDays(best.tour, month).then(
      (days) => isCurrent && setFound({ month, days }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [best, month]);
  return found.month === month ? found.days : none;
}

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
    "inline-flex h-12 w-full max-w-13 flex-col items-center justify-center gap-0.5 rounded-xl font-medium leading-none hover:bg-sea-100 disabled:cursor-not-allowed disabled:font-normal disabled:text-ink-soft disabled:line-through disabled:hover:bg-transparent data-price:after:font-normal data-price:after:text-[0.6875rem] data-price:after:content-[attr(data-price)]",
  selected: "*:bg-sea-800 *:text-white *:hover:bg-sea-900 *:disabled:bg-transparent",
  today: "*:ring-1 *:ring-sand-500",
};

const CellContext = createContext<Pick<MonthGridProps, "rules" | "language"> | null>(null);

/** The cell of a day with the price of the day below the number. */
function PricedDayButton({ children, ...props }: DayButtonProps) {
  const context = useContext(CellContext);
  const isOpen = context && !props.modifiers.disabled;
  const price = isOpen ? priceOfCell(context.rules, textOf(props.day.date), context.language) : "";
  const label = [props["aria-label"], price].filter(Boolean).join(", ");
  return (
    <DayButton {...props} aria-label={label} data-price={price || undefined}>
      {children}
    </DayButton>
  );
}

const components = { DayButton: PricedDayButton };

/** Writes what the tour costs from on a day, for the narrow cell of the day; empty where the price is the same on every day. */
function priceOfCell(rules: DayRules, day: string, language: Language): string {
  const shown = rules.getPrices(day)?.shown;
  return shown ? formatNumber(shown.starting, language) : "";
}

interface MonthNotesProps extends Pick<MonthGridProps, "rules" | "language"> {
  month: Date;
  now: Date;
  bestDays: ReadonlySet<string>;
}

/**
 * Says why days of the shown month are closed, each reason once with its days, what staff told of the places left, and on which days
 * the water is best.
 */
function MonthNotes({ month, rules, language, now, bestDays }: MonthNotesProps) {
  const [year, index] = [month.getFullYear(), month.getMonth()];
  const reasons = new Map<string, { language: Language; days: number[] }>();
  for (let day = new Date(year, index, 1); day.getMonth() === index; day.setDate(day.getDate() + 1)) {
    const reason = rules.getRefusal(textOf(day), now)?.reason;
    if (!reason) continue;
    const known = reasons.get(reason.text) ?? { language: reason.language, days: [] };
    known.days.push(day.getDate());
    reasons.set(reason.text, known);
  }
  const shown = `${textOf(month).slice(0, 7)}-`;
  const told = (rules.told ?? []).filter(
    ({ day }) => day.startsWith(shown) && rules.getRefusal(day, now) === null,
  );
  return (
    <ul className="grid gap-1 pt-2 text-sm leading-snug empty:hidden">
      {[...reasons].map(([text, { language: written, days }]) => (
        <li key={text}>
          <span className="font-medium">{days.join(", ")}:</span>{" "}
          <span lang={written === language ? undefined : written}>{text}</span>
        </li>
      ))}
      {rules.best && bestDays.size > 0 && (
        <li>
          <span className="font-medium">{[...bestDays].map((day) => Number(day.slice(8))).join(", ")}:</span>{" "}
          {rules.best.text}
        </li>
      )}
      {told.map(({ day, text }) => (
        <li key={day}>
          <span className="font-medium">{Number(day.slice(8))}:</span> {text}
        </li>
      ))}
    </ul>
  );
}

export function MonthGrid({ date, language, rules, onTake }: MonthGridProps) {
  const [now] = useState(() => new Date());
  const today = dayInZone(now);
  const first = rules.getEarliest(now) ?? today;
  const isOffered = useMemo(() => offeredDays(rules, now), [rules, now]);
  const selected = deviceDay(isOffered(date) ? date : first);
  const [month, setMonth] = useState(selected);
  const context = useMemo(() => ({ rules, language }), [rules, language]);
  const bestDays = useBestDays(rules.best, textOf(month).slice(0, 7));
  return (
    <CellContext value={context}>
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
        footer={<MonthNotes month={month} rules={rules} language={language} now={now} bestDays={bestDays} />}
        startMonth={deviceDay(today)}
        endMonth={deviceDay(addDays(today, reach))}
        disabled={(day) => !isOffered(textOf(day))}
        onSelect={(day) => onTake(textOf(day))}
        modifiers={{
          told: (day) => rules.told?.some((each) => each.day === textOf(day)) ?? false,
          best: (day) => bestDays.has(textOf(day)),
        }}
        modifiersClassNames={{ told: "*:ring-2 *:ring-coral-600", best: "*:border-b-3 *:border-sea-500" }}
        classNames={classNames}
        components={components}
      />
    </CellContext>
  );
}
