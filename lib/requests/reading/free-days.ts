import { addDays } from "../../core/calendar/days";
import { formatDayPart } from "../../core/format";
import { languages } from "../../core/i18n/languages";
import { monthNamed, readWrittenDay } from "./read-day";

/** A day in a free message, as written. The day is null if the words leave open which day they mean. */
export interface DayPart {
  day: string | null;
  start: number;
  end: number;
}

const monday = "2027-03-01";

/** Names of weekdays by their place in the week. Indonesian `minggu` is also a week, so that Sunday needs the word in front. */
const weekdays = Array.from({ length: 7 }, (_, place) => {
  const names = languages.flatMap((language) => {
    const name = formatDayPart(addDays(monday, place), "weekday", language).toLowerCase();
    if (name === "minggu") return ["hari minggu"];
    // Russian names of days end with another letter after `в`.
    return language === "ru" && name.endsWith("а") ? [name, `${name.slice(0, -1)}у`] : [name];
  });
  return { place, names };
});

const relative: Record<string, number> = {
  today: 0,
  "hari ini": 0,
  сегодня: 0,
  tomorrow: 1,
  besok: 1,
  завтра: 1,
  "day after tomorrow": 2,
  lusa: 2,
  послезавтра: 2,
};

const openBefore = "(?:(?<open>next|every|each|setiap|следующ\\p{L}{2,3}|кажд\\p{L}{2,3})\\s{1,3})?";
const openAfter = "(?<after>\\s{1,3}(?:minggu\\s{1,3})?depan)?";
const spaced = (text: string) => text.replace(/ /g, "\\s{1,3}");
const alternatives = (texts: readonly string[]) =>
  [...texts]
    .sort((one, other) => other.length - one.length)
    .map(spaced)
    .join("|");

const named = new RegExp(
  `(?<![\\p{L}\\p{N}])${openBefore}(?:(?<weekday>${alternatives(weekdays.flatMap(({ names }) => names))})` +
    `|(?<relative>${alternatives(Object.keys(relative))}))(?![\\p{L}\\p{N}])${openAfter}`,
  "giu",
);

const whole = /(?<![\d./-])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})(?![\d/-]|\.\d)/g;
const dayFirst =
  /(?<![\d.,:/-])(?<range>\d{1,2}\s?-\s?)?(?<day>\d{1,2})(?:st|nd|rd|th)?\s{1,3}(?:of\s{1,3})?(?<month>\p{L}{3,10})(?!\p{L})\.?(?:,?\s{1,3}(?<year>20\d\d)(?!\d))?/giu;
const monthFirst =
  /(?<!\p{L})(?<month>\p{L}{3,10})\s{1,3}(?<day>\d{1,2})(?:st|nd|rd|th)?(?<range>\s?-\s?\d{1,2})?(?![\d:.])(?:,?\s{1,3}(?<year>20\d\d)(?!\d))?/giu;

/** Returns the first date after today with this day and month, or the date of the named year. */
function nextDate(day: number, month: number, year: number | null, today: string): string | null {
  const from = Number(today.slice(0, 4));
  const years = year === null ? [from, from + 1, from + 2, from + 3, from + 4] : [year];
  const dates = years.flatMap((each) => readWrittenDay(`${each}-${month}-${day}`) ?? []);
  return dates.find((date) => year !== null || date > today) ?? null;
}

function writtenDates(plain: string, pattern: RegExp, today: string): DayPart[] {
  return Array.from(plain.matchAll(pattern)).flatMap(({ index, 0: text, groups }): DayPart[] => {
    const month = monthNamed(groups?.month ?? "");
    if (month === null) return [];
    const year = groups?.year ? Number(groups.year) : null;
    const date = groups?.range ? null : nextDate(Number(groups?.day), month, year, today);
    return [{ day: date, start: index, end: index + text.length }];
  });
}

/** The next day of the week after today, because no tour can be requested for today. */
function nextWeekday(place: number, today: string): string {
  const ahead = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1));
  const isPlace = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7 === place;
  return ahead.find(isPlace) ?? today;
}

/** Finds the days that a text names. Days of a range, and of `next Friday`, are open. */
export function findDays(plain: string, today: string): DayPart[] {
  const words = Array.from(plain.matchAll(named), ({ index, 0: text, groups }): DayPart => {
    const name = (groups?.weekday ?? groups?.relative ?? "").toLowerCase().replace(/\s+/g, " ");
    const weekday = weekdays.find(({ names }) => names.includes(name));
    const day = weekday ? nextWeekday(weekday.place, today) : addDays(today, relative[name] ?? 0);
    const isOpen = groups?.open !== undefined || groups?.after !== undefined;
    return { day: isOpen ? null : day, start: index, end: index + text.length };
  });
  const dates = Array.from(
    plain.matchAll(whole),
    ({ index, 0: text }): DayPart => ({
      day: readWrittenDay(text),
      start: index,
      end: index + text.length,
    }),
  );
  return [
    ...words,
    ...dates,
    ...writtenDates(plain, dayFirst, today),
    ...writtenDates(plain, monthFirst, today),
  ];
}
