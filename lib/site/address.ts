import type { Language } from "../i18n/languages";
import { fixedAddress } from "../pages/address";

export const privacyAddress = fixedAddress("/privacy", { words: "privacy" });
export const termsAddress = fixedAddress("/terms", { words: "terms" });

export function privacyPath(language: Language): string {
  return `/${language}/privacy`;
}

export function termsPath(language: Language): string {
  return `/${language}/terms`;
}
