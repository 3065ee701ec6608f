import type { TourCalendar } from "../../calendar/calendar";
import { localize } from "../../content/localized-text";
import { formatDay } from "../../format";
import type { Language } from "../../i18n/languages";
import { translate } from "../../i18n/messages";
import type { Outlook } from "./running-on";
import { closedReason, formatNearDay } from "./running-times";

interface ClosedDay {
  calendar: TourCalendar;
  day: string;
  today: string;
  outlook: Pick<Outlook, "note" | "next">;
}

/** Says that a tour does not run on a day, why, if staff have said so, and the next open day with its year. */
export function closedDayText({ calendar, day, today, outlook }: ClosedDay, language: Language): string {
  const t = translate(language);
  const { note, next } = outlook;
  const runs = closedReason(calendar, day, today, language) ?? "";
  const known = note ? localize(note, language).text : runs.charAt(0).toLowerCase() + runs.slice(1);
  const reason = known ? `: ${known}` : "";
  const why = t("trip.notOn", { date: formatNearDay(day, today, language) }) + reason.replace(/[.\s]+$/, "");
  if (!next) return why;
  return `${why}. ${t("trip.next", { date: formatDay(new Date(`${next}T00:00:00Z`), language) })}`;
}
