import { byLanguage, fallbackLanguage, type Language, languages } from "../i18n/languages.ts";
import type { LocalizedText } from "./localized-text.ts";

/** The columns of a text that is kept flat: `title_id`, `title_en`, …. */
export type FlatText<Name extends string, Value> = Record<`${Name}_${Language}`, Value>;

/** A value for each of those columns. */
export function flat<Name extends string, Value>(
  name: Name,
  valueIn: (language: Language) => Value,
): FlatText<Name, Value> {
  const columns = languages.map((language) => [`${name}_${language}`, valueIn(language)]);
  return Object.fromEntries(columns) as FlatText<Name, Value>;
}

/** The names of those columns. */
export function flatNames<Name extends string>(name: Name) {
  return languages.map((language) => `${name}_${language}` as const);
}

/** The text that such columns hold; the fallback language's is required to be there. */
export function localizedOf<Name extends string>(
  record: FlatText<Name, string | null>,
  name: Name,
): LocalizedText {
  const texts = byLanguage((language) => record[`${name}_${language}`] ?? undefined);
  return { ...texts, [fallbackLanguage]: record[`${name}_${fallbackLanguage}`] ?? "" };
}
