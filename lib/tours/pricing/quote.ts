import { localize } from "../../core/content/localized-text";
import type { Language } from "../../core/i18n/languages";
import type { Facts } from "../facts/schema";
import type { StatedLine } from "./party";
import { type PricedByDay, priceOn } from "./price-on";
import { type Party, type PartyConditions, type PartyQuote, quoteLines } from "./quote-lines";

type ConditionFacts = Pick<Facts, "age" | "group" | "pay_there">;

/** Returns what the facts of a tour ask of a party, with the names of the fees in one language. */
export function conditionsOf(
  { age, group, pay_there = [] }: ConditionFacts,
  language: Language,
): PartyConditions {
  const fees = pay_there.map(({ what, ...fee }) => ({ ...fee, what: localize(what, language).text }));
  return { fees, age, mostGuests: group?.most };
}

/** Decides what a party pays if a tour starts on a day. A null day gives the tour's own prices. */
export function quote<Line extends StatedLine, What = string>(
  tour: PricedByDay<Line> & PartyConditions<What>,
  day: string | null,
  party: Party,
): PartyQuote<Line & { before?: number }, What> {
  const { lines, packages } = priceOn(tour, day);
  return quoteLines(lines, party, { ...tour, packages });
}
