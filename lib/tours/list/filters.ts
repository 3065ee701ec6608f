import { guideLanguages } from "../facts/codes";
import type { Facts } from "../facts/schema";
import { areaCode } from "../pickup-areas/codes";

export const sorts = ["price", "price_down", "short", "rate"] as const;

export type Sort = (typeof sorts)[number];

/** How long tours take: up to six hours, up to a day, longer. */
export const lengths = ["half", "day", "more"] as const;

export type Length = (typeof lengths)[number];

const mostMinutes = { half: 360, day: 1_440 } as const;

/** Null where nobody said how long a tour takes. */
export function lengthOf(minutes: number): Length | null {
  if (!(minutes > 0)) return null;
  if (minutes <= mostMinutes.half) return "half";
  return minutes <= mostMinutes.day ? "day" : "more";
}

/** The conditions of `?for=` on the facts of a tour. A condition is false if the facts say nothing about it. */
const suitedBy = {
  calm: ({ sea }) => sea === "none" || sea === "sheltered",
  children: ({ good_for }) => good_for?.includes("children") === true,
  halal: ({ diets }) => diets?.includes("halal") === true,
  non_swimmers: ({ swim }) => swim === "none" || swim === "jacket",
  seniors: ({ good_for }) => good_for?.includes("seniors") === true,
  wheelchair: ({ wheelchair }) => wheelchair === "yes",
} satisfies Record<string, (facts: Facts) => boolean>;

export type PlainNeed = keyof typeof suitedBy;
type GuideLanguage = (typeof guideLanguages)[number];
export type GuideNeed = `guide_${GuideLanguage}`;
export type Need = PlainNeed | GuideNeed;

export const guideNeed = (language: GuideLanguage): GuideNeed => `guide_${language}`;

export const plainNeeds = Object.keys(suitedBy) as PlainNeed[];

/** The codes of `?for=` that a tour's facts answer, in no order. */
export function needsMetBy(facts: Facts): Need[] {
  return [
    ...plainNeeds.filter((need) => suitedBy[need](facts)),
    ...(facts.guide ?? []).map(({ language }): Need => `guide_${language}`),
  ];
}

/** Where a tour's guests are picked up, whether or not that costs extra. */
export function areasOf({ pickup }: Facts): readonly string[] {
  return pickup && pickup.offer !== "none" ? pickup.areas : [];
}

/** The filters and the order of a list, as its address spells them. An absent value filters nothing. */
export interface ListFilters {
  /** Codes in alphabetical order, between dots. */
  for?: string;
  /** The code of a pick-up area, which may not exist. */
  area?: string;
  length?: Length;
  /** Most baht, inclusive. */
  max?: number;
  sort?: Sort;
}

export const filterNames = ["for", "area", "length", "max", "sort"] as const;

type FilterParameters = Partial<Record<keyof ListFilters, string>>;

export function readMax(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function oneOf<T extends string>(known: readonly T[], text: string): T | null {
  return known.find((each) => each === text) ?? null;
}

const needs: readonly string[] = [...plainNeeds, ...guideLanguages.map((language) => `guide_${language}`)];

/** The codes of `?for=`, each once and in alphabetical order; null where one is unknown. */
export function readNeeds(text: string): Need[] | null {
  const codes = [...new Set(text.split(".").filter((code) => code !== ""))].sort();
  const known = codes.filter((code): code is Need => needs.includes(code));
  return known.length === codes.length ? known : null;
}

/** Reads the filters of an address. Returns null if the address has an unknown filter. */
export function readFilters(sent: FilterParameters): ListFilters | null {
  const asked = readNeeds(sent.for ?? "");
  const area = sent.area ? (areaCode.safeParse(sent.area).data ?? null) : undefined;
  const length = sent.length ? oneOf(lengths, sent.length) : undefined;
  const max = sent.max ? readMax(sent.max) : undefined;
  const sort = sent.sort ? oneOf(sorts, sent.sort) : undefined;
  if (asked === null || area === null || length === null || max === null || sort === null) return null;
  return { for: asked.join(".") || undefined, area, length, max, sort };
}

/** Whether any tour is left out, or stands elsewhere than in the staff's own order. */
export function hasFilters(filters: ListFilters): boolean {
  return filterNames.some((name) => filters[name] !== undefined);
}
