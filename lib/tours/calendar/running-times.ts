import {
  type ClosedPeriod,
  type DayPromo,
  getDayState,
  type TourCalendar,
} from "../../core/calendar/calendar";
import { clockName } from "../../core/calendar/clock-name";
import { formatNearDay } from "../../core/calendar/day-texts";
import { addDays, daysBetween } from "../../core/calendar/days";
import { isYearly, type Period, periodCovers, periodHolds } from "../../core/calendar/periods";
import { localize } from "../../core/content/localized-text";
import { formatDay, formatDayPart } from "../../core/format";
import { dayLocales, type Language } from "../../core/i18n/languages";
import { translate } from "../../core/i18n/messages";

const yearAhead = 366;

export function formatPeriodEnd(day: string, today: string, language: Language): string {
  return day.length === 5
    ? formatDayPart(`2000-${day}`, "dayMonth", language)
    : formatNearDay(day, today, language);
}

/** Joins weekdays to a part of a sentence: "Mondays and Tuesdays". */
function writeWeekdays(weekdays: readonly number[], language: Language): string {
  const names = weekdays.map((day) =>
    translate(language)(`days.weekdays.${day as 1 | 2 | 3 | 4 | 5 | 6 | 7}`),
  );
  return new Intl.ListFormat(dayLocales[language], { type: "conjunction" }).format(names);
}

/** The short name of an ISO weekday: `Mon`. The third of January 2000 was a Monday. */
function shortWeekday(weekday: number, language: Language): string {
  return formatDayPart(`2000-01-0${weekday + 2}`, "shortWeekday", language);
}

/** Adds its weekdays to the days of a promo: three or more in a row by the first and the last of them, others by name. */
export function addWeekdays(days: string, weekdays: readonly number[] | null, language: Language): string {
  if (!weekdays) return days;
  const t = translate(language);
  const [first = 1] = weekdays;
  const last = weekdays.at(-1) ?? first;
  const isRun = weekdays.length > 2 && last - first === weekdays.length - 1;
  return isRun
    ? t("days.promo.onRun", {
        promo: days,
        first: shortWeekday(first, language),
        last: shortWeekday(last, language),
      })
    : t("days.promo.onWeekdays", { promo: days, days: writeWeekdays(weekdays, language) });
}

/** Writes the days of a promo; a promo that has begun is named by its last day alone. */
export function formatPromoDays(promo: DayPromo, today: string, language: Language): string {
  const t = translate(language);
  const { from, until, weekdays } = promo;
  const last = formatNearDay(until, today, language);
  const text =
    from > today
      ? t("days.promo.between", { from: formatNearDay(from, today, language), until: last })
      : t("days.promo.until", { until: last });
  return addWeekdays(text, weekdays ?? null, language);
}

/** The periods, current or beginning within a year, in which every day belongs to a season. */
export function listRuns(seasons: Period[], today: string): Period[] {
  const isIn = (day: string) => seasons.some((season) => periodHolds(season, day));
  const runs: Period[] = [];
  let from = today;
  for (let back = 0; back < yearAhead && isIn(addDays(from, -1)) && isIn(today); back += 1)
    from = addDays(from, -1);
  const end = addDays(today, yearAhead);
  for (let day = from; day <= end; day = addDays(day, 1)) {
    if (!isIn(day)) continue;
    let until = day;
    for (let ahead = 0; ahead < 2 * yearAhead && isIn(addDays(until, 1)); ahead += 1)
      until = addDays(until, 1);
    runs.push({ from: day, until });
    day = until;
  }
  return runs;
}

function runSentences({ seasons }: TourCalendar, today: string, language: Language): string[] {
  const runs = listRuns(seasons, today);
  // A period of two years or longer has no end worth mentioning.
  if (runs.some(({ from, until }) => daysBetween(from, until) >= 2 * yearAhead)) return [];
  const everyYear = seasons.every(isYearly);
  const written = (day: string) =>
    everyYear ? formatDayPart(day, "dayMonth", language) : formatDay(new Date(`${day}T00:00:00Z`), language);
  const sentences = runs.map(({ from, until }) =>
    translate(language)("days.runs", { from: written(from), until: written(until) }),
  );
  return [...new Set(sentences)];
}

function weekdaySentences({ weekdays }: TourCalendar, language: Language): string[] {
  if (!weekdays) return [];
  return [translate(language)("days.onWeekdays", { days: writeWeekdays(weekdays, language) })];
}

function cutoffSentences({ cutoff_days, cutoff_time }: TourCalendar, language: Language): string[] {
  const t = translate(language);
  if (cutoff_days === null) return [];
  if (cutoff_time !== null) {
    return [t("days.cutoffAt", { days: cutoff_days, time: cutoff_time, clock: clockName(language) })];
  }
  // Every tour can be requested until the day before, so a cut-off of one day is not mentioned.
  return cutoff_days > 1 ? [t("days.cutoff", { days: cutoff_days })] : [];
}

/** Leaves out periods that lie within another period. Of two equal periods the one with a reason stays. */
function withoutCovered(periods: ClosedPeriod[]): ClosedPeriod[] {
  const preferred = periods.toSorted((a, b) => Number(b.reason !== null) - Number(a.reason !== null));
  return preferred.filter(
    (period, index) =>
      !preferred.some(
        (other, otherIndex) =>
          periodCovers(other, period) &&
          (otherIndex < index || (otherIndex > index && !periodCovers(period, other))),
      ),
  );
}

/** A day that both the tour and the operator close is listed once. */
export function listComingClosedPeriods(calendar: TourCalendar, today: string): ClosedPeriod[] {
  const end = addDays(today, yearAhead - 1);
  const all = withoutCovered([...calendar.closed_periods, ...calendar.common_closed_periods]);
  const beginning = (period: ClosedPeriod) => {
    if (!isYearly(period)) return period.from;
    if (periodHolds(period, today)) return today;
    const thisYear = `${today.slice(0, 4)}-${period.from}`;
    return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${period.from}`;
  };
  return all
    .filter((period) => isYearly(period) || (period.until >= today && period.from <= end))
    .sort((a, b) => (beginning(a) < beginning(b) ? -1 : 1));
}

export interface RunningTime {
  text: string;
  reason: { text: string; language: Language } | null;
}

export function closedSentence(
  { from, until, reason }: ClosedPeriod,
  today: string,
  language: Language,
): RunningTime {
  const t = translate(language);
  const [first, last] = [from, until].map((day) => formatPeriodEnd(day, today, language));
  const text =
    from === until
      ? t("days.closedOn", { day: first ?? "" })
      : t("days.closedFrom", { from: first ?? "", until: last ?? "" });
  return { text, reason: reason && localize(reason, language) };
}

function closedSentences(calendar: TourCalendar, today: string, language: Language): RunningTime[] {
  return listComingClosedPeriods(calendar, today).map((period) => closedSentence(period, today, language));
}

function closedStopSentences(
  { closed_stops }: TourCalendar,
  today: string,
  language: Language,
): RunningTime[] {
  const coming = closed_stops.filter((stop) => isYearly(stop) || stop.until >= today);
  return coming.map(({ name, from, until, text }) => ({
    text: translate(language)("days.stopClosed", {
      place: localize(name, language).text,
      from: formatPeriodEnd(from, today, language),
      until: formatPeriodEnd(until, today, language),
    }),
    reason: text && localize(text, language),
  }));
}

/** Says on which days a tour runs, for days that the calendar refuses without a reason that staff have written. */
export function getDayReasons(
  calendar: TourCalendar,
  today: string,
  language: Language,
): { season?: string; weekday?: string } {
  const season = calendar.only_in_seasons ? runSentences(calendar, today, language).join(". ") : "";
  const [weekday] = weekdaySentences(calendar, language);
  return { ...(season && { season }), ...(weekday && { weekday }) };
}

/** Says why a tour does not run on a day: the reason that staff have written, else its weekdays or seasons. Null if neither says so. */
export function closedReason(
  calendar: TourCalendar,
  day: string,
  today: string,
  language: Language,
): string | null {
  const found = getDayState(calendar, day);
  if (found.state === "closed") return found.reason && localize(found.reason, language).text;
  if (found.state !== "season" && found.state !== "weekday") return null;
  return getDayReasons(calendar, today, language)[found.state] ?? null;
}

/** The sentences about a tour's days on its page. */
export function listRunningTimes(calendar: TourCalendar, today: string, language: Language): RunningTime[] {
  const plain = [
    ...(calendar.only_in_seasons ? runSentences(calendar, today, language) : []),
    ...weekdaySentences(calendar, language),
    ...cutoffSentences(calendar, language),
  ];
  return [
    ...plain.map((text) => ({ text, reason: null })),
    ...closedSentences(calendar, today, language),
    ...closedStopSentences(calendar, today, language),
  ];
}
