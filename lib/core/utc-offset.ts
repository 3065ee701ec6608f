import { minuteMs } from "./durations";
import { sharedState } from "./shared-state";

/** Bangkok's minutes before UTC, all year. */
const usualMinutes = 420;

/** A page of a site in another zone carries the minutes on its root element, for its scripts. */
function initialMinutes(): number {
  return Number((typeof document !== "undefined" && document.documentElement.dataset.utc) || usualMinutes);
}

const known = sharedState("utc-offset", () => ({ minutes: initialMinutes() }));

/** The milliseconds by which the operator's clock is before UTC. Every rule about days and times of day asks here. */
export function utcOffset(): number {
  return known.minutes * minuteMs;
}

/** Takes over the zone of the settings that were just read. */
export function rememberUtcOffset(minutes: number): void {
  known.minutes = minutes;
}

/** The attributes of a page's root element that tell its scripts the zone. None for Bangkok's. */
export function utcAttributes(): { "data-utc"?: number } {
  return known.minutes === usualMinutes ? {} : { "data-utc": known.minutes };
}

/** Writes the offset as ISO 8601 does: `+07:00`. */
export function utcOffsetText(): string {
  const sign = known.minutes < 0 ? "-" : "+";
  const total = Math.abs(known.minutes);
  const parts = [Math.floor(total / 60), total % 60];
  return sign + parts.map((part) => String(part).padStart(2, "0")).join(":");
}
