import { sharedState } from "../shared-state";
import { fallbackLanguage, type Language, languages } from "./languages";

const known = sharedState("shown-languages", (): { shown: readonly Language[] } => ({ shown: languages }));

/** The languages in which visitors see the site: all, unless staff have switched some off. */
export function shownLanguages(): readonly Language[] {
  return known.shown;
}

/** Takes over the languages of the settings that were just read. An empty list counts as all languages. */
export function rememberShownLanguages(shown: readonly Language[]): void {
  known.shown = shown.length > 0 ? shown : languages;
}

/** The language of unknown visitors: English, or the first that visitors see where English is switched off. */
export function mainLanguage(shown: readonly Language[] = known.shown): Language {
  return shown.includes(fallbackLanguage) ? fallbackLanguage : (shown[0] ?? fallbackLanguage);
}

/** Returns the language itself where visitors see it, else the main language. */
export function shownLanguage(language: Language): Language {
  return known.shown.includes(language) ? language : mainLanguage();
}

/** Tells whether a path of the site begins with a language that is switched off. */
export function isSwitchedOff(path: string): boolean {
  if (known.shown.length === languages.length) return false;
  const hidden = languages.filter((language) => !known.shown.includes(language));
  return hidden.some((language) => new RegExp(`^/${language}(?:[/?]|$)`).test(path));
}
