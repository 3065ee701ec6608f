import { addDays, momentInZone } from "../../core/calendar/days";
import { calendarMoment, calendarText, calendarValue } from "../../core/calendar/icalendar";
import type { PassTour, TripPass } from "./trip-pass";

const compact = (day: string) => day.replaceAll("-", "");

/** A tour with a pick-up time begins at that time of the operator's zone; another tour takes whole days. */
function timesOf({ day, days, pickup }: PassTour): string[] {
  const [time] = /\d{1,2}:\d{2}/.exec(pickup) ?? [];
  if (!time || days > 1) {
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, days))}`];
  }
  return [`DTSTART:${calendarMoment(new Date(momentInZone(day, time.padStart(5, "0"))))}`, "DURATION:PT8H"];
}

/** Writes the confirmed tours as a calendar file, in the browser of the guest. */
export function passCalendar(pass: TripPass, address: string, brand: string, now: Date): string {
  const events = pass.tours.flatMap((tour, index) => [
    "BEGIN:VEVENT",
    `UID:${pass.reference}-${index + 1}-${compact(tour.day)}@${new URL(address).hostname}`,
    `DTSTAMP:${calendarMoment(now)}`,
    ...timesOf(tour),
    `SUMMARY:${calendarValue(tour.code ? `${tour.name} (${tour.code})` : tour.name)}`,
    `LOCATION:${calendarValue(tour.meeting || pass.hotel)}`,
    `DESCRIPTION:${calendarValue(`${pass.reference}\n${tour.pickup}`)}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ]);
  return calendarText(`-//${brand}//Pass//${pass.language.toUpperCase()}`, events);
}
