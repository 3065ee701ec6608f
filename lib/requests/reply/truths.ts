import type { LocalizedText } from "../../core/content/localized-text";
import type { languages } from "../../core/i18n/languages";
import { quoteLines } from "../../tours/pricing/quote-lines";
import { areaInText } from "../reading/find-areas";
import type { GuestMessageWords } from "../reading/guest-message-words";
import { type NoteTopic, noteTopics, type TopicAnswer, topicAnswer } from "../reading/note-topics";
import type { WrittenLine } from "../reading/read-lines";
import { type DeskTour, isOpenDay } from "./desk-tour";

type AreaNames = Record<(typeof languages)[number], Pick<GuestMessageWords, "areas" | "surcharges">>;

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

function dayTruth({ days }: DeskTour, day: string | null, now: Date): TourTruths["day"] {
  if (!day) return "missing";
  const found = days.get(day);
  if (!found) return day < (days.keys().next().value ?? "") ? "late" : "far";
  if (isOpenDay(found, now)) return "open";
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

export function pricesOnDay({ prices, days }: DeskTour, day: string | null): Map<number, number> {
  const ofDay = day ? days.get(day)?.prices : undefined;
  return new Map(prices.map(({ id, price }, index) => [id, ofDay?.[index] ?? price]));
}

function quotedPrices(
  tour: DeskTour,
  day: string | null,
  asked: readonly { line: number | null; count: number }[],
): Map<number, number> {
  const ofDay = pricesOnDay(tour, day);
  const lines = tour.prices.map((line) => ({ ...line, price: ofDay.get(line.id) ?? line.price }));
  const counts = lines.map(({ id }) => asked.find(({ line }) => line === id)?.count ?? 0);
  return new Map(quoteLines(lines, { counts }).lines.map(({ id, price }) => [id, price]));
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
  const prices = quotedPrices(tour, asked.day, asked.lines);
  return {
    day: dayTruth(tour, asked.day, now),
    reason: (asked.day && tour.days.get(asked.day)?.reason) || null,
    changedPrices: asked.lines.flatMap(({ line, price, onlyFor }) => {
      if (onlyFor) return [];
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
