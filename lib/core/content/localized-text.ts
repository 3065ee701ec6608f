import { z } from "zod";
import { fallbackLanguage, type Language, languages } from "../i18n/languages";
import { isBlank, sanitizeText } from "./text";

/** A text per language. English is always present and not blank; other languages only where they are written. */
export type LocalizedText = Record<typeof fallbackLanguage, string> & Partial<Record<Language, string>>;

export type OptionalText = Partial<Record<Language, string>>;

type Texts = Record<string, unknown>;

function isRecord(value: unknown): value is Texts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseTexts(json: string): Texts | null {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** A string that is not a JSON object is read as English text. */
function readTexts(value: string | Texts): Texts {
  if (typeof value !== "string") return value;
  const texts = parseTexts(value);
  if (texts) return texts;
  if (value.trim()) console.warn(`Kept as English text, because it is no JSON object: ${value.slice(0, 80)}`);
  return { [fallbackLanguage]: value };
}

const order: Language[] = [
  fallbackLanguage,
  ...languages.filter((language) => language !== fallbackLanguage),
];

function writtenTexts(value: string | Texts) {
  const given = readTexts(value);
  const texts: OptionalText = {};
  for (const language of order) {
    const text = given[language] ?? "";
    if (typeof text !== "string") return { texts, wrong: `Teks (${language}) harus berupa teks.` };
    if (!isBlank(sanitizeText(text))) texts[language] = sanitizeText(text);
  }
  return { texts, wrong: null };
}

export function encodeTexts(texts: OptionalText): string {
  return JSON.stringify(Object.fromEntries(order.map((language) => [language, texts[language]])));
}

export function isLocalizedText(value: unknown): value is LocalizedText {
  return isRecord(value) && typeof value[fallbackLanguage] === "string";
}

const borderText = z.union([z.string(), z.record(z.string(), z.unknown())]);

/** A JSON string (or object) on the wire and in rows, an object in memory. Issues are reported at the field itself. */
export const localized = z.codec(borderText, z.custom<LocalizedText>(isLocalizedText), {
  decode: (value, context) => {
    const { texts, wrong } = writtenTexts(value);
    if (wrong === null && isLocalizedText(texts)) return texts;
    const message = wrong ?? "Teks bahasa Inggris wajib diisi.";
    context.issues.push({ code: "custom", input: value, message });
    return z.NEVER;
  },
  encode: encodeTexts,
});

/** Like `localized`, but English may be missing, as in a draft. A missing English text is empty. */
export const draftedText = z.codec(borderText, z.custom<LocalizedText>(isLocalizedText), {
  decode: (value, context) => {
    const { texts, wrong } = writtenTexts(value);
    if (wrong === null) return { ...texts, [fallbackLanguage]: texts[fallbackLanguage] ?? "" };
    context.issues.push({ code: "custom", input: value, message: wrong });
    return z.NEVER;
  },
  encode: encodeTexts,
});

export const optionalText = z.codec(borderText.nullable(), z.custom<OptionalText | null>(), {
  decode: (value, context) => {
    if (value === null) return null;
    const { texts, wrong } = writtenTexts(value);
    if (wrong === null) return Object.keys(texts).length > 0 ? texts : null;
    context.issues.push({ code: "custom", input: value, message: wrong });
    return z.NEVER;
  },
  encode: (texts) => texts && encodeTexts(texts),
});

export type TextPatch = Partial<Record<Language, string | null>>;

function writtenPatch(value: string | Texts) {
  const given = readTexts(value);
  const { texts, wrong } = writtenTexts(given);
  const named = order.filter((language) => given[language] !== undefined);
  return { patch: Object.fromEntries(named.map((each) => [each, texts[each] ?? null])) as TextPatch, wrong };
}

/** Languages that a change does not name keep their text; English is sent with every change. */
export const localizedChange = z.codec(borderText, z.custom<TextPatch>(), {
  decode: (value, context) => {
    const { patch, wrong } = writtenPatch(value);
    if (wrong === null && typeof patch[fallbackLanguage] === "string") return patch;
    const message = wrong ?? "Teks bahasa Inggris wajib diisi.";
    context.issues.push({ code: "custom", input: value, message });
    return z.NEVER;
  },
  encode: (patch) => JSON.stringify(patch),
});

/** Like `localizedChange`, but English may be sent as an empty text, as in a draft. */
export const draftedTextChange = z.codec(borderText, z.custom<TextPatch>(), {
  decode: (value, context) => {
    const { patch, wrong } = writtenPatch(value);
    const english = patch[fallbackLanguage];
    if (wrong === null && english !== undefined) return { ...patch, [fallbackLanguage]: english ?? "" };
    const message = wrong ?? "Teks bahasa Inggris wajib diisi.";
    context.issues.push({ code: "custom", input: value, message });
    return z.NEVER;
  },
  encode: (patch) => JSON.stringify(patch),
});

export const optionalTextChange = z.codec(borderText.nullable(), z.custom<TextPatch | null>(), {
  decode: (value, context) => {
    if (value === null) return null;
    const { patch, wrong } = writtenPatch(value);
    if (wrong === null) return patch;
    context.issues.push({ code: "custom", input: value, message: wrong });
    return z.NEVER;
  },
  encode: (patch) => patch && JSON.stringify(patch),
});

/** The text in `language`, or in English if there is none; with its language, for the `lang` attribute. */
export function localize(text: LocalizedText, language: Language): { text: string; language: Language } {
  const own = text[language];
  return own ? { text: own, language } : { text: text[fallbackLanguage], language: fallbackLanguage };
}

/** The text in Indonesian, or in English if there is none. */
export function staffText(text: LocalizedText): string {
  return text.id || text.en;
}

export function flat<Name extends string, Value>(
  name: Name,
  valueIn: (language: Language) => Value,
): Record<`${Name}_${Language}`, Value> {
  const keys = languages.map((language) => [`${name}_${language}`, valueIn(language)]);
  return Object.fromEntries(keys) as Record<`${Name}_${Language}`, Value>;
}
