import { formatDayPart } from "../../core/format";
import { fill } from "../../core/i18n/fill";
import { dayLocales, type Language } from "../../core/i18n/languages";
import { periodsOfDays } from "./closure";

/** Writes days in order as `26 – 28 November and 1 December`, with `period` as the form of two ends. */
export function closureDays(days: readonly string[], language: Language, period: string): string {
  const written = periodsOfDays(days).map(({ from, until }) => {
    const last = formatDayPart(until, "dayMonth", language);
    if (from === until) return last;
    const isSameMonth = from.slice(0, 7) === until.slice(0, 7);
    const first = isSameMonth ? String(Number(from.slice(8))) : formatDayPart(from, "dayMonth", language);
    const isDayFirst = /^\d/.test(last);
    return fill(period, {
      from: isDayFirst ? first : formatDayPart(from, "dayMonth", language),
      until: last,
    });
  });
  return new Intl.ListFormat(dayLocales[language], { type: "conjunction" }).format(written);
}
