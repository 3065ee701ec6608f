import { fallbackLanguage } from "../i18n/languages";
import type { Fields } from "./field";
import { isBlank } from "./text";

function laterFields(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.untilPublished);
}

/** Finds texts without which a record cannot be published, by field. */
export function missingTexts(fields: Fields, values: object): Record<string, string> {
  const found = laterFields(fields).map((name) => {
    const texts: unknown = Reflect.get(values, name);
    if (texts === undefined) return [name, "Wajib diisi."];
    const english: unknown = typeof texts === "object" && texts && Reflect.get(texts, fallbackLanguage);
    const isMissing = typeof english !== "string" || isBlank(english);
    return [name, isMissing ? "Teks bahasa Inggris wajib diisi." : ""];
  });
  return Object.fromEntries(found.filter(([, message]) => message !== ""));
}
