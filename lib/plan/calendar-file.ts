import { addDays } from "../calendar/days";
import { localize } from "../content/localized-text";
import type { Language } from "../i18n/languages";
import { translate } from "../i18n/messages";
import { absoluteUrl } from "../pages/absolute-url";
import { brandOf, siteSettings } from "../site/settings";
import { kindOf } from "../tours/kinds";
import { tourPath } from "../tours/pages/paths";
import type { Tour } from "../tours/schema";
import { shortDay } from "./address";

/** Most bytes of a line (RFC 5545, 3.1). */
const longestLine = 75;

const encoder = new TextEncoder();

/** Folds a long line between letters, never inside one. Continued lines begin with a space. */
function folded(line: string): string {
  let size = 0;
  const letters = [...line].map((letter) => {
    const bytes = encoder.encode(letter).length;
    if (size + bytes <= longestLine) {
      size += bytes;
      return letter;
    }
    size = bytes + 1;
    return `\r\n ${letter}`;
  });
  return letters.join("");
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

export interface PlannedDay {
  tour: Pick<Tour, "id" | "tour_type" | "name" | "location" | "code" | "calendar" | "updated_at">;
  day: string;
}

function event({ tour, day }: PlannedDay, language: Language): string[] {
  const url = absoluteUrl(tourPath(language, kindOf(tour.tour_type), tour));
  const name = localize(tour.name, language).text;
  const notConfirmed = translate(language)("plan.notConfirmed");
  return [
    "BEGIN:VEVENT",
    `UID:tour-${tour.id}-${shortDay(day)}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(tour.updated_at)}`,
    `DTSTART;VALUE=DATE:${shortDay(day)}`,
    `DTEND;VALUE=DATE:${shortDay(addDays(day, Math.max(1, tour.calendar.days)))}`,
    `SUMMARY:${escaped(tour.code ? `${name} (${tour.code})` : name)}`,
    `LOCATION:${escaped(localize(tour.location, language).text)}`,
    `DESCRIPTION:${escaped(`${notConfirmed}\n${url}`)}`,
    `URL:${url}`,
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Whole days, which are the same in every time zone, as RFC 5545. Tentative, because the tours are not confirmed. */
export function planCalendar(days: PlannedDay[], language: Language): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brandOf(siteSettings())}//Plan//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    ...days.flatMap((each) => event(each, language)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
