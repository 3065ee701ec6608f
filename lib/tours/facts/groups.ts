import { isRecord } from "../../core/forms/values";
import { adminText } from "../../core/i18n/admin-messages";
import type { Messages } from "../../core/i18n/messages";

export const factGroups = {
  guests: [
    "age_least",
    "age_most",
    "good_for",
    "pregnant",
    "back",
    "wheelchair",
    "stroller",
    "swim",
    "effort",
  ],
  pickup: ["offer", "areas", "meeting"],
  transport: [
    "group",
    "group_most",
    "vessel",
    "boat_length",
    "sea",
    "best_water",
    "places_most",
    "infants",
    "guide",
    "guide_notice",
  ],
  things: ["meals", "diets", "pay_there", "free_cancellation", "bring"],
} as const satisfies Record<string, readonly string[]>;

export type FactGroupName = keyof typeof factGroups;

/** The names of codes. Those of pick-up areas come from the operator's list. */
export type FactWords = Omit<Messages["facts"], "area"> & { area: Record<string, string> };

/** The facts whose choices have names, with the name of the list of names. */
const lists: Record<string, keyof FactWords> = {
  good_for: "audience",
  offer: "pickup",
  areas: "area",
  meals: "meal",
  diets: "diet",
  bring: "thing",
  guide: "guideLanguage",
};

function wordOf(words: FactWords, fact: string, code: string): string {
  const named: unknown = Reflect.get(words, lists[fact] ?? fact);
  const word: unknown = isRecord(named) ? named[code] : undefined;
  return typeof word === "string" ? word : code;
}

function factText(words: FactWords, fact: string, value: unknown): string[] {
  if (fact === "pay_there") {
    return Array.isArray(value) && value.length > 0
      ? [`${adminText("facts.pay_there")}: ${value.length}`]
      : [];
  }
  if (fact === "guide_notice" || fact === "free_cancellation") {
    return value ? [adminText(`factGroups.${fact}`, { number: String(value) })] : [];
  }
  if (Array.isArray(value)) return value.map((code) => wordOf(words, fact, String(code)));
  if (fact === "boat_length") {
    return value ? [adminText("factGroups.boat_length", { number: String(value) })] : [];
  }
  if (fact === "places_most" || fact === "age_least" || fact === "age_most" || fact === "group_most") {
    return value ? [`${adminText(`facts.${fact}`)} ${value}`] : [];
  }
  if (fact === "guide" && isRecord(value)) {
    return Object.keys(value)
      .filter((code) => value[code])
      .map((code) => wordOf(words, fact, code));
  }
  if (isRecord(value))
    return typeof value.id === "string" && value.id ? [value.id] : value.en ? [String(value.en)] : [];
  return typeof value === "string" && value ? [wordOf(words, fact, value)] : [];
}

/** One line about the stated facts of a group, empty if nothing is stated. */
export function factSummary(group: FactGroupName, facts: unknown, words: FactWords): string {
  const values = isRecord(facts) ? facts : {};
  return factGroups[group].flatMap((fact) => factText(words, fact, values[fact])).join("\u00a0· ");
}
