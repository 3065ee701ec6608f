import { type Language, languages } from "./languages.ts";

/** A value for each language, as `valueIn` makes it. */
export function byLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<
    Language,
    Value
  >;
}
