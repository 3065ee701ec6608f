import { getTimes } from "suncalc";
import { momentInZone } from "../calendar/days";
import { minuteMs } from "../durations";

/** Minutes since midnight in the operator's zone. */
export interface SunTimes {
  rise: number;
  set: number;
}

/** Returns sunrise and sunset of a day at a place. Null where the sun does not rise or set on the day. */
export function sunTimes({ lat, lon }: { lat: number; lon: number }, day: string): SunTimes | null {
  const { sunrise, sunset } = getTimes(new Date(momentInZone(day, "12:00")), lat, lon);
  if (!sunrise || !sunset) return null;
  const midnight = momentInZone(day, "00:00");
  const minuteOf = (moment: Date) => Math.round((moment.getTime() - midnight) / minuteMs);
  return { rise: minuteOf(sunrise), set: minuteOf(sunset) };
}
