import type { Language } from "../core/i18n/languages";
import { fixedAddress } from "../core/pages/address";

export const privacyAddress = fixedAddress("/privacy", { words: "privacy" });
export const termsAddress = fixedAddress("/terms", { words: "terms" });

export const accessibilityAddress = fixedAddress("/accessibility", {
  inSitemap: true,
  words: "accessibility",
});

export function accessibilityPath(language: Language): string {
  return `/${language}/accessibility`;
}

export function privacyPath(language: Language): string {
  return `/${language}/privacy`;
}

export function termsPath(language: Language): string {
  return `/${language}/terms`;
}
