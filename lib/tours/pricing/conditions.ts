import { localize } from "../../core/content/localized-text";
import type { Language } from "../../core/i18n/languages";
import type { Facts } from "../facts/schema";
import type { PartyConditions } from "./quote-lines";

type ConditionFacts = Pick<Facts, "age" | "group" | "pay_there">;

/** Returns what the facts of a tour ask of a party, with the names of the fees in one language. */
export function conditionsOf(
  { age, group, pay_there = [] }: ConditionFacts,
  language: Language,
): PartyConditions {
  const fees = pay_there.map(({ what, ...fee }) => ({ ...fee, what: localize(what, language).text }));
  return { fees, age, mostGuests: group?.most };
}
