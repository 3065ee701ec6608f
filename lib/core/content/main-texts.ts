import { fallbackLanguage, type Language } from "../i18n/languages";
import { mainLanguage } from "../i18n/shown-languages";
import type { Fields } from "./field";
import { fieldLeaves } from "./field-paths";
import { isBlank } from "./text";

/** Fills in an empty English text from the main language on a site without English for visitors. */
export function withEnglish<Texts extends Record<Language, string>>(texts: Texts): Texts {
  return isBlank(texts[fallbackLanguage]) ? { ...texts, [fallbackLanguage]: texts[mainLanguage()] } : texts;
}

/**
 * Lists the English texts of a form that follow the main language, as pairs of path and text. Every text needs English, which an
 * operator without English for visitors does not write: an empty one, and a copy of a text of `stored`, becomes the text of the main
 * language.
 */
export function followingTexts(
  fields: Fields,
  draft: Record<string, unknown>,
  stored: Record<string, unknown>,
): [path: string, text: string][] {
  const main = mainLanguage();
  if (main === fallbackLanguage) return [];
  const isMain = ({ language }: { language?: string }) => language === main;
  const copied = new Set(
    fieldLeaves(fields, stored)
      .filter(isMain)
      .map(({ value }) => value),
  );
  const leaves = fieldLeaves(fields, draft);
  const texts = new Map(leaves.map(({ path, value }) => [path, String(value ?? "")]));
  return leaves.filter(isMain).flatMap(({ path, value }): [string, string][] => {
    const english = path.replace(new RegExp(`${main}$`), fallbackLanguage);
    const before = texts.get(english) ?? "";
    const text = String(value ?? "");
    const follows = isBlank(before) || copied.has(before);
    return follows && !isBlank(text) && before !== text ? [[english, text]] : [];
  });
}
