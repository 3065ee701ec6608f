import { fallbackLanguage } from "../i18n/languages";
import { isRecord, isSame } from "./values";

interface FoundText {
  text: string;
  localized: boolean;
}

function textsIn(value: unknown, localized = false): FoundText[] {
  if (typeof value === "string") return value.trim() ? [{ text: value.trim(), localized }] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item));
  if (!isRecord(value)) return [];
  const isLocalized = typeof value[fallbackLanguage] === "string";
  return Object.values(value).flatMap((part) => textsIn(part, isLocalized));
}

/** The text by which a person recognizes a value: of a day its title, not its number; of a question its words. */
export function firstText(value: unknown): string {
  const texts = textsIn(value);
  const spoken = texts.find(({ localized }) => localized) ?? texts.find(({ text }) => /\p{L}/u.test(text));
  return (spoken ?? texts[0])?.text ?? "";
}

export function readableValue(
  value: unknown,
  path: string,
  textOf: (path: string, stored: string) => string,
): unknown {
  if (typeof value === "string") return textOf(path, value);
  if (!Array.isArray(value)) return value;
  return value.map((item, index) => {
    if (!isRecord(item)) return item;
    const entries = Object.entries(item);
    return Object.fromEntries(
      entries.map(([name, part]) => [name, readableValue(part, `${path}.${index}.${name}`, textOf)]),
    );
  });
}

export interface ListLine {
  text: string;
  isNew: boolean;
}

function allTexts(value: unknown): string[] {
  if (typeof value === "string") return value.trim() ? [value.trim()] : [];
  if (typeof value === "number") return [String(value)];
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return parts.flatMap(allTexts);
}

/** A list with one line per item. Items that `before` has are shortened. */
export function listLines(list: unknown[], before: unknown): ListLine[] {
  const known = Array.isArray(before) ? before : [];
  return list.map((item, index) => {
    const isNew = !known.some((each) => isSame(each, item));
    const text = isNew ? allTexts(item).join(" · ") : firstText(item);
    return { text: `${index + 1}. ${text}`, isNew };
  });
}

export function textLines(text: string, before: unknown): ListLine[] {
  const known = new Set(typeof before === "string" ? before.split("\n") : []);
  return text.split("\n").map((line) => ({ text: line, isNew: !known.has(line) }));
}
