import type { LocalizedText } from "../content/localized-text";
import { languages } from "../i18n/languages";
import type { DeskTour } from "./desk-tour";
import type { DeskWords } from "./desk-words";
import { comparableText } from "./message-text";
import { type NoteTopic, noteTopics, type TopicAnswer, topicAnswer } from "./note-topics";
import type { WrittenLine } from "./read-lines";

type AreaNames = Record<(typeof languages)[number], Pick<DeskWords, "areas" | "surcharges">>;

export interface TourTruths {
  day: "open" | "late" | "closed" | "far" | "missing";
  /** Why the tour is closed on the day, if staff have said so. */
  reason: LocalizedText | null;
  /** Lines whose written price is not the price of the day. */
  changedPrices: { line: number; written: number; now: number }[];
  pickup: "served" | "surcharge" | "none" | "notServed" | "unknown";
  /** The code of the area that the hotel names; empty if none is recognized. */
  area: string;
  topics: { topic: NoteTopic; answer: TopicAnswer }[];
  isHidden: boolean;
}

/** Returns the code of the area whose name, in any language, stands in the text. */
export function areaInText(text: string, words: AreaNames): string {
  const written = ` ${comparableText(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const named = languages.flatMap((language) => Object.entries(words[language].areas));
  const found = named
    .filter(([, name]) => written.includes(` ${comparableText(name).replace(/[^\p{L}\p{N}]+/gu, " ")} `))
    .sort(([, one], [, other]) => other.length - one.length);
  return found[0]?.[0] ?? "";
}

function dayTruth({ days }: DeskTour, day: string | null, now: Date): TourTruths["day"] {
  if (!day) return "missing";
  const found = days.get(day);
  if (!found) return day < (days.keys().next().value ?? "") ? "late" : "far";
  if (found.available) return "open";
  // The reason counts for guests who have booked, although requests for the day have ended.
  return found.reason === null && now.getTime() >= Date.parse(found.utc_cutoff_at) ? "late" : "closed";
}

function pickupTruth({ facts }: DeskTour, area: string, words: AreaNames): TourTruths["pickup"] {
  const { pickup } = facts;
  if (!pickup || (area === "" && pickup.offer !== "none")) return "unknown";
  if (pickup.offer === "none") return "none";
  if (!pickup.areas.some((each) => each === area)) return "notServed";
  return pickup.offer === "surcharge" || words.id.surcharges[area] ? "surcharge" : "served";
}

/** The prices of a tour's lines on a day, by the id of the line. */
export function pricesOnDay({ prices, days }: DeskTour, day: string | null): Map<number, number> {
  const ofDay = day ? days.get(day)?.prices : undefined;
  return new Map(prices.map(({ id, price }, index) => [id, ofDay?.[index] ?? price]));
}

export function tourTruths(
  tour: DeskTour,
  asked: {
    day: string | null;
    hotel: string;
    notes: string;
    lines: readonly (WrittenLine & { line: number | null })[];
  },
  words: AreaNames,
  now: Date,
): TourTruths {
  const area = areaInText(asked.hotel, words);
  const prices = pricesOnDay(tour, asked.day);
  return {
    day: dayTruth(tour, asked.day, now),
    reason: (asked.day && tour.days.get(asked.day)?.reason) || null,
    changedPrices: asked.lines.flatMap(({ line, price }) => {
      const current = line === null ? undefined : prices.get(line);
      const isChanged = line !== null && current !== undefined && current !== (price ?? 0);
      return isChanged ? [{ line, written: price ?? 0, now: current }] : [];
    }),
    pickup: pickupTruth(tour, area, words),
    area,
    topics: noteTopics(asked.notes).map((topic) => ({ topic, answer: topicAnswer(topic, tour.facts) })),
    isHidden: !tour.visible,
  };
}
