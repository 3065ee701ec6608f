import { formatDay, formatShortDay } from "../format";
import { adminText } from "../i18n/admin-messages";
import { isDatedDay, isYearlyDay } from "./days";
import { isYearly, type Period } from "./periods";

const month = new Intl.DateTimeFormat("id-ID", { month: "long", timeZone: "UTC" });

export const monthNames = Array.from({ length: 12 }, (_, index) =>
  month.format(new Date(Date.UTC(2000, index))),
);

const monthDay = new Intl.DateTimeFormat("id-ID", { day: "numeric", month: "long", timeZone: "UTC" });

/** Formats `15 Oktober` or `15 Okt 2026`. Invalid texts stay. */
export function periodDayText(day: string): string {
  if (!isYearlyDay(day) && !isDatedDay(day)) return day;
  return day.length === 5 ? monthDay.format(new Date(`2000-${day}`)) : formatShortDay(new Date(day), "id");
}

export function periodText(period: Period): string {
  const [from, until] = [periodDayText(period.from), periodDayText(period.until)];
  const single = period.from === period.until;
  if (!isYearly(period)) return single ? from : adminText("calendar.period", { from, until });
  return single
    ? adminText("calendar.yearlyDay", { from })
    : adminText("calendar.yearlyPeriod", { from, until });
}

export function writtenOut(day: string): string {
  return formatDay(new Date(day), "id");
}
