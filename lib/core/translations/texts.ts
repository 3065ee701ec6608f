import { createHash } from "node:crypto";
import type { Fields } from "../content/field";
import type { OptionalText } from "../content/localized-text";
import { isBlank } from "../content/text";
import { fallbackLanguage, type Language } from "../i18n/languages";
import { targetLanguages } from "./schema";

interface TextAtPath {
  path: string;
  isHtml: boolean;
  texts: OptionalText;
}

/** A text with its translation. For `en` the source is a text of another language, of which the English text is a copy. */
export interface TextPair {
  path: string;
  position: number;
  language: Language;
  isHtml: boolean;
  source: string;
  target: string | null;
  sourcePrint: string;
  targetPrint: string | null;
}

export function listTexts(fields: Fields, values: object, below = ""): TextAtPath[] {
  return Object.entries(fields).flatMap(([name, { kind, items }]): TextAtPath[] => {
    const value: unknown = Reflect.get(values, name);
    const path = below + name;
    if (items) {
      const list = Array.isArray(value) ? value : [];
      return list.flatMap((item, index) => listTexts(items.fields, item, `${path}.${index}.`));
    }
    if (kind !== "localized" && kind !== "html") return [];
    return [{ path, isHtml: kind === "html", texts: (value ?? {}) as OptionalText }];
  });
}

/** 16 bytes of SHA-256 in hex, without regard to white space. The database's text_print() returns the same. */
export function textPrint(text: string): string {
  const folded = text
    .normalize("NFC")
    .replace(/[ \t\n\r\f]+/g, " ")
    .replace(/^ +| +$/g, "");
  return createHash("sha256").update(folded, "utf8").digest("hex").slice(0, 32);
}

function written(texts: OptionalText, language: Language): string | null {
  const text = texts[language];
  return typeof text === "string" && !isBlank(text) ? text : null;
}

export function pairsOf(located: readonly TextAtPath[]): TextPair[] {
  return located.flatMap(({ path, isHtml, texts }, position) => {
    const source = written(texts, fallbackLanguage);
    if (source === null) return [];
    const sourcePrint = textPrint(source);
    const place = { path, position, isHtml };
    const pairs = targetLanguages.map((language): TextPair => {
      const target = written(texts, language);
      const targetPrint = target === null ? null : textPrint(target);
      return { ...place, language, source, target, sourcePrint, targetPrint };
    });
    const original = pairs.find(({ targetPrint }) => targetPrint === sourcePrint)?.target;
    if (!original) return pairs;
    const copy = { source: original, sourcePrint, target: source, targetPrint: sourcePrint };
    return [...pairs, { ...place, language: fallbackLanguage, ...copy }];
  });
}

export function listPairs(fields: Fields, record: object): TextPair[] {
  return pairsOf(listTexts(fields, record));
}
