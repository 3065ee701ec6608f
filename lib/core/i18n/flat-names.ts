import { isLanguage, type Language, languages } from "./languages";

const pattern = new RegExp(`^(.+)_(${languages.join("|")})$`);

/** Splits a key of the API that names a text in one language, such as `title_en`. Returns null for any other key. */
export function splitFlatName(key: string): { name: string; language: Language } | null {
  const [, name, language] = pattern.exec(key) ?? [];
  return name && isLanguage(language) ? { name, language } : null;
}

/** Returns the path of a text in forms: `title.en` for `title_en`, and any other path as it is. */
export function dottedName(path: string): string {
  return path.replace(pattern, "$1.$2");
}
