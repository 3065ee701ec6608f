import { fallbackLanguage, languages } from "../i18n/languages";
import { isRecord } from "./values";

function isText(value: unknown): value is Record<string, string> {
  return isRecord(value) && languages.every((language) => typeof value[language] === "string");
}

/** Whether an English text has changed while one of its translations stays the same. */
export function changesTranslated(before: unknown, after: unknown): boolean {
  if (isText(before) && isText(after)) {
    if (before[fallbackLanguage]?.trim() === after[fallbackLanguage]?.trim()) return false;
    if (!before[fallbackLanguage]?.trim() || !after[fallbackLanguage]?.trim()) return false;
    return languages.some(
      (language) =>
        language !== fallbackLanguage && after[language]?.trim() && after[language] === before[language],
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return after.some((item, index) => changesTranslated(before[index], item));
  }
  if (!isRecord(before) || !isRecord(after)) return false;
  return Object.entries(after).some(([name, value]) => changesTranslated(before[name], value));
}
