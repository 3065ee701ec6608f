import { type LocalizedText, localize } from "../content/localized-text";

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
 * Until when a tour of a day can be cancelled free of charge (`2027-03-05T07:00` in Bangkok), if its terms begin with a free
 * cancellation so many hours or days before. Without the time of the pick-up, the moment is counted from the beginning of the day.
 */
export function freeCancellationEnd(
  tour: Itinerary & { cancellation_policies: readonly { description: LocalizedText }[] },
  day: string,
): string | null {
  const terms = tour.cancellation_policies.map(({ description }) => localize(description, "en").text);
  const [, count = "", unit = ""] =
    /^free cancellation.*? (\d{1,3}) (hour|day)s? before/i.exec(
      terms.find((term) => /^free/i.test(term)) ?? "",
    ) ?? [];
  if (!count) return null;
  const hours = Number(count) * (unit.toLowerCase() === "day" ? 24 : 1);
  const start = Date.parse(`${day}T${(firstPickup(tour) ?? "00:00").padStart(5, "0")}:00Z`);
  return new Date(start - hours * 3_600_000).toISOString().slice(0, 16);
}
