import { addDays } from "../core/calendar/days";
import { calendarMoment, calendarText, calendarValue } from "../core/calendar/icalendar";
import { localize } from "../core/content/localized-text";
import type { Language } from "../core/i18n/languages";
import { translate } from "../core/i18n/messages";
import { absoluteUrl } from "../core/pages/absolute-url";
import { brandOf, siteSettings } from "../site/settings";
import { placesText } from "../tours/days/words";
import { kindOf } from "../tours/kinds";
import { tourPath } from "../tours/pages/paths";
import type { Tour } from "../tours/schema";
import { shortDay } from "./address";

export interface PlannedDay {
  tour: Pick<Tour, "id" | "tour_type" | "name" | "location" | "code" | "calendar" | "updated_at">;
  day: string;
}

function event({ tour, day }: PlannedDay, language: Language): string[] {
  const url = absoluteUrl(tourPath(language, kindOf(tour.tour_type), tour));
  const name = localize(tour.name, language).text;
  const told = tour.calendar.told_days?.find((each) => each.day === day);
  const notConfirmed = translate(language)("plan.notConfirmed");
  return [
    "BEGIN:VEVENT",
    `UID:tour-${tour.id}-${shortDay(day)}@${new URL(url).hostname}`,
    `DTSTAMP:${calendarMoment(tour.updated_at)}`,
    `DTSTART;VALUE=DATE:${shortDay(day)}`,
    `DTEND;VALUE=DATE:${shortDay(addDays(day, Math.max(1, tour.calendar.days)))}`,
    `SUMMARY:${calendarValue(tour.code ? `${name} (${tour.code})` : name)}`,
    `LOCATION:${calendarValue(localize(tour.location, language).text)}`,
    `DESCRIPTION:${calendarValue([notConfirmed, told && placesText(told, null, language), url].filter(Boolean).join("\n"))}`,
    `URL:${url}`,
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Whole days, which are the same in every time zone, as RFC 5545. Tentative, because the tours are not confirmed. */
export function planCalendar(days: PlannedDay[], language: Language): string {
  const product = `-//${brandOf(siteSettings())}//Plan//${language.toUpperCase()}`;
  return calendarText(
    product,
    days.flatMap((each) => event(each, language)),
  );
}
