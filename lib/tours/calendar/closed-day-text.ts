import type { TourCalendar } from "../../core/calendar/calendar";
import { formatNearDay, writtenDay } from "../../core/calendar/day-texts";
import { localize } from "../../core/content/localized-text";
import type { Language } from "../../core/i18n/languages";
import { translate } from "../../core/i18n/messages";
import type { Outlook } from "./running-on";
import { closedReason } from "./running-times";

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
  return `${why}. ${t("trip.next", { date: writtenDay(next, language) })}`;
}
