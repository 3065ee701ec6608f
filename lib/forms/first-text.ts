import { fallbackLanguage } from "../i18n/languages";
import { isRecord } from "./plain";

interface FoundText {
  text: string;
  /** It is one language of a localized text. */
  localized: boolean;
}

function textsIn(value: unknown, localized = false): FoundText[] {
  if (typeof value === "string") return value.trim() ? [{ text: value.trim(), localized }] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item));
  if (!isRecord(value)) return [];
  const isLocalized = typeof value[fallbackLanguage] === "string";
  return Object.values(value).flatMap((part) => textsIn(part, isLocalized));
}

/** The text by which a person knows a value: of a day its title rather than its number, of a question its words. */
export function firstText(value: unknown): string {
  const texts = textsIn(value);
  const spoken = texts.find(({ localized }) => localized) ?? texts.find(({ text }) => /\p{L}/u.test(text));
  return (spoken ?? texts[0])?.text ?? "";
}
