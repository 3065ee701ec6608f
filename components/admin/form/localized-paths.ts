import { fallbackLanguage, type Language, languages } from "@/lib/i18n/languages";

/** How the texts of a localized field are named: `name.en`, or `title_en`. */
export type LocalizedShape = "object" | "flat";

/** The fallback language first: the others are translated from it. */
export const fieldLanguages: Language[] = [
  fallbackLanguage,
  ...languages.filter((language) => language !== fallbackLanguage),
];

export function localizedPath(name: string, shape: LocalizedShape, language: Language): string {
  return shape === "object" ? `${name}.${language}` : `${name}_${language}`;
}
