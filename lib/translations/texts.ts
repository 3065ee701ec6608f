import { createHash } from "node:crypto";
import type { Fields } from "../content/field";
import type { OptionalText } from "../content/localized-text";
import { isBlank } from "../content/text";
import { fallbackLanguage, type Language } from "../i18n/languages";
import { type TargetLanguage, targetLanguages } from "./schema";

/** A text of a record in all its languages. */
interface TextPlace {
  /** As the API names it, without a language: `faqs.0.question`. */
  path: string;
  isHtml: boolean;
  texts: OptionalText;
}

/** An English text and what stands beside it in another language, if anything does. */
export interface TextPair {
  path: string;
  /** Place among the texts of the record. */
  position: number;
  language: TargetLanguage;
  isHtml: boolean;
  source: string;
  target: string | null;
  sourcePrint: string;
  targetPrint: string | null;
}

/** Every text of a record as it is stored, in the order of its table, those of lists item by item. */
export function listTexts(fields: Fields, values: object, below = ""): TextPlace[] {
  return Object.entries(fields).flatMap(([name, { kind, items }]): TextPlace[] => {
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

/**
 * What tells texts from each other: 16 bytes of SHA-256, in hex. Texts that differ by white space of ASCII or by the form of
 * their letters are one. The database's text_print() gives the same bytes.
 */
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

/** What is to stand beside each English text. */
export function pairsOf(places: readonly TextPlace[]): TextPair[] {
  return places.flatMap(({ path, isHtml, texts }, position) => {
    const source = written(texts, fallbackLanguage);
    if (source === null) return [];
    const sourcePrint = textPrint(source);
    return targetLanguages.map((language) => {
      const target = written(texts, language);
      const targetPrint = target === null ? null : textPrint(target);
      return { path, position, language, isHtml, source, target, sourcePrint, targetPrint };
    });
  });
}

/** The pairs of a record. */
export function listPairs(fields: Fields, record: object): TextPair[] {
  return pairsOf(listTexts(fields, record));
}
