import type { Language } from "../i18n/languages";
import { fixedAddress } from "../pages/address";

export const countingAddress = fixedAddress("/counting", { words: "counting" });

export function countingPath(language: Language): string {
  return `/${language}/counting`;
}
