import { addDays, isDatedDay } from "@/lib/core/calendar/days";

const months = ["jan", "feb", "mar", "apr", "mei", "jun", "jul", "agu", "sep", "okt", "nov", "des"];

const dated = /\bmulai\s+(\d{4}-\d{2}-\d{2})\b/;
const written = new RegExp(
  `\\bmulai\\s+(\\d{1,2})(?:[/. -](\\d{1,2})|\\s+(${months.join("|")})[a-z]*)(?:[/. -](\\d{4}))?\\b`,
);

/**
 * Finds the first day of new prices in words: "mulai 1 desember", "mulai 1/12/2027", "mulai 2026-12-01". A day without a
 * year is the next such day after `today`. `rest` holds the other words.
 */
export function readStartDay(words: string, today: string): { from: string | null; rest: string } {
  const given = dated.exec(words)?.[1];
  if (given) return { from: isDatedDay(given) ? given : null, rest: words.replace(dated, " ") };
  const [, date = "", number, name = "", year] = written.exec(words) ?? [];
  if (!date) return { from: null, rest: words };
  const month = number ?? String(months.indexOf(name) + 1);
  const yearly = `${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const thisYear = Number(addDays(today, 1).slice(0, 4));
  const years = year ? [Number(year)] : [thisYear, thisYear + 1];
  const from = years
    .map((each) => `${each}-${yearly}`)
    .find((day) => isDatedDay(day) && (year || day > today));
  return { from: from ?? null, rest: words.replace(written, " ") };
}
