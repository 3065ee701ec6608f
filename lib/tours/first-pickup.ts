import { type LocalizedText, localize } from "../core/content/localized-text";
import type { Facts } from "./facts/schema";

interface Itinerary {
  itineraries: readonly {
    day: number;
    activities: readonly { time: string; description: LocalizedText }[];
  }[];
}

/** When guests are picked up first, if the first entry of the itinerary is the pick-up. */
export function firstPickup({ itineraries }: Itinerary): string | null {
  const [first] = itineraries.toSorted((one, other) => one.day - other.day)[0]?.activities ?? [];
  const time = first?.time.trim() ?? "";
  const isPickup = first && /\b(?:pick(?:ed)?[- ]?up|collect)/i.test(localize(first.description, "en").text);
  return isPickup && /^\d{1,2}:\d{2}$/.test(time) ? time : null;
}

/**
 * Returns the last moment of free cancellation (`2027-03-05T07:00` in the operator's zone), if staff have stated the hours before the
 * start. Counts from the pick-up or, if its time is unknown, from the beginning of the day.
 */
export function freeCancellationEnd(
  tour: Itinerary & { facts: Pick<Facts, "free_cancellation"> },
  day: string,
): string | null {
  const hours = tour.facts.free_cancellation;
  if (hours === undefined) return null;
  const start = Date.parse(`${day}T${(firstPickup(tour) ?? "00:00").padStart(5, "0")}:00Z`);
  return new Date(start - hours * 3_600_000).toISOString().slice(0, 16);
}
