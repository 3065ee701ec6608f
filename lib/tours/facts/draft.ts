import { numberProblem } from "../../core/content/field-kinds";
import { moneyDecimals } from "../../core/content/fields";
import { isBlank } from "../../core/content/text";
import { type DraftText, draftText } from "../../core/content/text-kinds";
import { plainNumber, typedNumber } from "../../core/typed-number";
import { suitabilities } from "./codes";
import { type Facts, factsInput } from "./schema";

export interface DraftPayment {
  what: DraftText;
  adult: string;
  child: string;
  currency: string;
}

const single = [
  "offer",
  "group",
  "vessel",
  "sea",
  "best_water",
  "infants",
  "swim",
  "effort",
  ...suitabilities,
] as const;
const several = ["areas", "meals", "diets", "bring", "good_for"] as const;
const typed = [
  "group_most",
  "places_most",
  "boat_length",
  "age_least",
  "age_most",
  "guide_notice",
  "free_cancellation",
] as const;

/** Lengths of boats are told in steps of 10 cm; the other numbers are whole. */
const decimalsOf = (name: TypedFact) => (name === "boat_length" ? 1 : 0);

export type SingleFact = (typeof single)[number];
export type SeveralFact = (typeof several)[number];
export type TypedFact = (typeof typed)[number];

export type FactsDraft = Record<SingleFact | TypedFact, string> &
  Record<SeveralFact, string[]> & {
    meeting: DraftText;
    /** By language of the guide: always, or on request. */
    guide: Record<string, string>;
    pay_there: DraftPayment[];
  };

const text = (value: number | string | undefined) =>
  typeof value === "number" ? plainNumber(value) : (value ?? "");

export function factsDraft(facts: Facts): FactsDraft {
  const { pickup, group, age, guide = [], pay_there = [] } = facts;
  return {
    offer: text(pickup?.offer),
    areas: [...(pickup?.areas ?? [])],
    meeting: draftText(facts.meeting),
    group: text(group?.kind),
    group_most: text(group?.most),
    age_least: text(age?.least),
    age_most: text(age?.most),
    vessel: text(facts.vessel),
    sea: text(facts.sea),
    best_water: text(facts.best_water),
    boat_length: text(facts.boat_length),
    places_most: text(facts.places?.most),
    infants: text(facts.places?.infants),
    swim: text(facts.swim),
    effort: text(facts.effort),
    pregnant: text(facts.pregnant),
    back: text(facts.back),
    wheelchair: text(facts.wheelchair),
    stroller: text(facts.stroller),
    guide_notice: text(facts.guide_notice),
    free_cancellation: text(facts.free_cancellation),
    guide: Object.fromEntries(guide.map(({ language, on }) => [language, on])),
    meals: [...(facts.meals ?? [])],
    diets: [...(facts.diets ?? [])],
    pay_there: pay_there.map(({ what, adult, child, currency }) => ({
      what: draftText(what),
      adult: text(adult),
      child: text(child),
      currency,
    })),
    bring: [...(facts.bring ?? [])],
    good_for: [...(facts.good_for ?? [])],
  };
}

const chosen = (code: string) => code || undefined;
/** Sends a text that is not a number as typed, so that the server refuses it. */
const number = (value: string, decimals = 0) => typedNumber(value, decimals) ?? (value.trim() || undefined);
const written = (value: DraftText) => (Object.values(value).every(isBlank) ? undefined : value);

/** The facts to send. All are sent, because they replace the stored facts. */
export function sentFacts(draft: FactsDraft): Record<string, unknown> {
  const [least, last] = [number(draft.age_least), number(draft.age_most)];
  const guide = Object.entries(draft.guide).filter(([, on]) => on);
  return {
    ...(draft.offer && { pickup: { offer: draft.offer, areas: draft.areas } }),
    meeting: written(draft.meeting),
    ...(draft.group && { group: { kind: draft.group, most: number(draft.group_most) } }),
    ...((least !== undefined || last !== undefined) && { age: { least, most: last } }),
    vessel: chosen(draft.vessel),
    sea: chosen(draft.sea),
    best_water: chosen(draft.best_water),
    boat_length: number(draft.boat_length, decimalsOf("boat_length")),
    ...(draft.places_most.trim() && {
      places: { most: number(draft.places_most), infants: chosen(draft.infants) },
    }),
    swim: chosen(draft.swim),
    effort: number(draft.effort),
    ...Object.fromEntries(suitabilities.map((name) => [name, chosen(draft[name])])),
    guide: guide.map(([language, on]) => ({ language, on })),
    guide_notice: number(draft.guide_notice),
    free_cancellation: number(draft.free_cancellation),
    meals: draft.meals,
    diets: draft.diets,
    bring: draft.bring,
    good_for: draft.good_for,
    pay_there: draft.pay_there.map(({ what, adult, child, currency }) => ({
      what,
      adult: number(adult, moneyDecimals),
      child: number(child, moneyDecimals),
      currency,
    })),
  };
}

export function factsProblems(draft: FactsDraft): Record<string, string> {
  const numbers = typed.map((name) => ({
    path: name as string,
    text: draft[name],
    decimals: decimalsOf(name),
  }));
  const payments = draft.pay_there.flatMap((payment, index) =>
    (["adult", "child"] as const).map((name) => ({
      path: `pay_there.${index}.${name}`,
      text: payment[name],
      decimals: moneyDecimals,
    })),
  );
  const problems = [...numbers, ...payments].flatMap(({ path, text, decimals }) => {
    const problem = text.trim() ? numberProblem(text, decimals) : undefined;
    return problem ? [[path, problem]] : [];
  });
  return Object.fromEntries(problems);
}

export function shownFacts(draft: FactsDraft): Facts {
  const parts = Object.entries(sentFacts(draft)).map(([name, value]) => {
    const { success, data } = factsInput.safeParse({ [name]: value });
    return success ? data : {};
  });
  return Object.assign({}, ...parts);
}
