import { localize } from "../../core/content/localized-text";
import { type Language, languages } from "../../core/i18n/languages";
import { readableCode } from "../places/codes";
import type { PickupArea } from "./entity";

/** What visitors read of an area. */
export type NamedArea = Pick<PickupArea, "code" | "name" | "surcharge">;

/** The name of an area in a language. A code that is not in the list is written as words. */
export function areaName(code: string, areas: readonly NamedArea[], language: Language): string {
  const area = areas.find((each) => each.code === code);
  return area ? localize(area.name, language).text : readableCode(code);
}

/** The text about the extra cost of an area; null without one. */
export function areaSurcharge(code: string, areas: readonly NamedArea[], language: Language): string | null {
  const surcharge = areas.find((each) => each.code === code)?.surcharge;
  return surcharge ? localize(surcharge, language).text : null;
}

/** Sorts the codes of a tour by the operator's list. Unknown codes stand last. */
export function inListOrder(codes: readonly string[], areas: readonly NamedArea[]): string[] {
  const listed = areas.flatMap(({ code }) => (codes.includes(code) ? [code] : []));
  return [...listed, ...codes.filter((code) => !listed.includes(code))];
}

/** Returns the area that a visitor named by its code or by its name in any language; null for a hotel. */
export function areaOfStay<A extends NamedArea>(stay: string, areas: readonly A[]): A | null {
  const typed = stay.trim().toLowerCase();
  const isNamed = ({ code, name }: A) =>
    code === typed || languages.some((language) => localize(name, language).text.toLowerCase() === typed);
  return areas.find(isNamed) ?? null;
}

/** The names by code, in the order of the list. */
export function areaNames(areas: readonly NamedArea[], language: Language): Record<string, string> {
  return Object.fromEntries(areas.map(({ code, name }) => [code, localize(name, language).text]));
}
