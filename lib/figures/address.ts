import type { Language } from "../core/i18n/languages";
import { fixedAddress } from "../core/pages/address";

export const countingAddress = fixedAddress("/counting", { words: "counting" });

export function countingPath(language: Language): string {
  return `/${language}/counting`;
}
