import { formatDecimal } from "../../core/format";
import { fill } from "../../core/i18n/fill";
import type { Language } from "../../core/i18n/languages";
import type { Messages } from "../../core/i18n/messages";
import type { HarbourOrder } from "./harbour-order";

export type OrderWords = Messages["closure"]["order"];

/** The words of an order name up to so many places, so that the longest order fits into a reason. */
const mostNames = 6;

/** Writes what an order forbids: "Boats under 10 m may not leave for the open sea on 7 June (harbour office)". */
export function forbiddenText(
  { under, waters }: HarbourOrder,
  on: string,
  language: Language,
  words: OrderWords,
): string {
  const boats = under === null ? words.all : fill(words.under, { length: formatDecimal(under, 1, language) });
  const where = waters === "all" ? "" : words.where[waters];
  return [boats, where, on && fill(words.on, { days: on }), words.office].filter(Boolean).join(" ");
}

function placesText(text: string, codes: readonly string[], nameOf: (code: string) => string): string {
  return codes.length === 0 ? "" : fill(text, { places: codes.slice(0, mostNames).map(nameOf).join(", ") });
}

/** Writes the reason that visitors of a closed tour read; the days are said beside. */
export function orderReason(
  order: HarbourOrder,
  nameOf: (code: string) => string,
  language: Language,
  words: OrderWords,
): string {
  return [
    `${forbiddenText(order, "", language, words)}.`,
    placesText(words.closed, order.closed, nameOf),
    placesText(words.open, order.open, nameOf),
  ]
    .filter(Boolean)
    .join(" ");
}
