import type { LocalizedText } from "../../core/content/localized-text";
import { formatDecimal, formatMoney } from "../../core/format";
import { dayLocales, type Language } from "../../core/i18n/languages";
import { translate } from "../../core/i18n/messages";
import { areaName, areaSurcharge, inListOrder, type NamedArea } from "../pickup-areas/named-areas";
import { suitabilities } from "./codes";
import type { Facts } from "./schema";

/** The kinds of lines in reading order: limits first. */
export const lineKinds = [
  "age",
  ...suitabilities,
  "swim",
  "effort",
  "pickup",
  "meeting",
  "group",
  "boat",
  "water",
  "guide",
  "meals",
  "diets",
  "payThere",
  "bring",
  "goodFor",
] as const;

export type LineKind = (typeof lineKinds)[number];

export interface FactLine {
  kind: LineKind;
  text: string;
  more?: { what: LocalizedText; text?: string }[];
}

type FactWords = ReturnType<typeof translate>;

function agesText({ least, most }: NonNullable<Facts["age"]>, t: FactWords): string | null {
  if (least !== undefined && most !== undefined) return t("facts.age.between", { least, age: most });
  if (least !== undefined) return t("facts.age.from", { age: least });
  return most === undefined ? null : t("facts.age.upTo", { age: most });
}

/** Swimming is not mentioned for tours on land. */
const isOnLand = ({ vessel, sea }: Facts) => vessel === "none" && (sea ?? "none") === "none";

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes a list as the language does, such as "one, two and three". */
function joined(names: string[], language: Language): string {
  return new Intl.ListFormat(dayLocales[language]).format(names);
}

function boatText(facts: Facts, language: Language, t: FactWords): string | null {
  const { vessel, sea, boat_length: length, places } = facts;
  if (isOnLand(facts)) return null;
  const known = [
    vessel && t(`facts.vessel.${vessel}`),
    length && t("facts.boatLength", { length: formatDecimal(length, 1, language) }),
    places && t("facts.boatPlaces", { most: places.most }),
    sea && t(`facts.sea.${sea}`),
  ].filter((part) => part);
  const text = known.join(", ");
  return text === "" ? null : capitalized(text);
}

function groupText({ kind, most }: NonNullable<Facts["group"]>, t: FactWords): string {
  const text = t(`facts.group.${kind}`);
  return most === undefined ? text : `${text}, ${t("facts.groupMost", { most })}`;
}

/** Names the languages of every departure first, then the languages on request with the days of notice. */
function guideText({ guide = [], guide_notice: days }: Facts, t: FactWords): string | null {
  const spoken = (time: "always" | "request") =>
    guide
      .filter(({ on }) => on === time)
      .map(({ language }) => t(`facts.guideLanguage.${language}`))
      .join(", ");
  const [always, language] = [spoken("always"), spoken("request")];
  const asked = days ? t("facts.onNotice", { language, days }) : t("facts.onRequest", { language });
  const languages = [always, language && asked].filter((part) => part).join("; ");
  return languages ? t("facts.guide", { languages }) : null;
}

/** Until when guests cancel free of charge, in days where the hours are whole days after two. */
export function freeCancellationText({ free_cancellation: hours }: Facts, language: Language): string | null {
  if (hours === undefined) return null;
  const t = translate(language);
  const isDays = hours > 48 && hours % 24 === 0;
  return isDays ? t("facts.cancelDays", { days: hours / 24 }) : t("facts.cancel", { hours });
}

function dietsText(diets: NonNullable<Facts["diets"]>, language: Language): string {
  const t = translate(language);
  const names = diets.map((code) => t(`facts.diet.${code}`));
  return capitalized(t("facts.dietsOffered", { diets: joined(names, language) }));
}

function pickupText(
  { offer, areas: codes }: NonNullable<Facts["pickup"]>,
  areas: readonly NamedArea[],
  language: Language,
): string {
  const served = offer === "none" ? [] : inListOrder(codes, areas);
  const named = served.map((code) => {
    const surcharge = areaSurcharge(code, areas, language);
    const name = areaName(code, areas, language);
    return surcharge ? `${name} (${surcharge})` : name;
  });
  const text = translate(language)(`facts.pickup.${offer}`);
  return named.length > 0 ? `${text}: ${named.join(", ")}` : text;
}

function payments(items: NonNullable<Facts["pay_there"]>, language: Language) {
  return items.map(({ what, adult, child, currency }) => {
    const amount = (value: number) => formatMoney(value, currency, language);
    const text =
      child === undefined
        ? amount(adult)
        : translate(language)("facts.payChild", { adult: amount(adult), child: amount(child) });
    return { what, text };
  });
}

/** The lines of "good to know". A fact that is not stated has no line. `areas`: the pick-up areas that the facts name. */
export function listFactLines(
  facts: Facts,
  language: Language,
  areas: readonly NamedArea[] = [],
): FactLine[] {
  const t = translate(language);
  const { age, swim, effort, pickup, meeting, group, best_water, meals, diets, pay_there, bring, good_for } =
    facts;
  const texts: Partial<Record<LineKind, string | null>> = {
    age: age && agesText(age, t),
    ...Object.fromEntries(
      suitabilities.map((name) => {
        const answer = facts[name];
        return [name, answer && t(`facts.${name}.${answer}`)];
      }),
    ),
    swim: swim && !(swim === "none" && isOnLand(facts)) ? t(`facts.swim.${swim}`) : null,
    effort: effort && t(`facts.effort.${effort}`),
    pickup: pickup && pickupText(pickup, areas, language),
    meeting: meeting && t("facts.meeting"),
    group: group && groupText(group, t),
    boat: boatText(facts, language, t),
    water: best_water && t(`facts.best_water.${best_water}`),
    guide: guideText(facts, t),
    meals:
      meals && t("facts.mealsIncluded", { meals: meals.map((code) => t(`facts.meal.${code}`)).join(", ") }),
    diets: diets && dietsText(diets, language),
    payThere: pay_there && t("facts.payThere"),
    bring:
      bring && t("facts.bringAlong", { things: bring.map((code) => t(`facts.thing.${code}`)).join(", ") }),
    goodFor:
      good_for &&
      t("facts.goodFor", {
        groups: joined(
          good_for.map((code) => t(`facts.audience.${code}`)),
          language,
        ),
      }),
  };
  const more: Partial<Record<LineKind, FactLine["more"]>> = {
    meeting: meeting && [{ what: meeting }],
    payThere: pay_there && payments(pay_there, language),
  };
  return lineKinds.flatMap((kind) => {
    const text = texts[kind];
    return text ? [{ kind, text, more: more[kind] }] : [];
  });
}
