import { z } from "zod";
import { type Language, languages } from "../i18n/languages";
import {
  draftedText,
  draftedTextChange,
  localized,
  localizedChange,
  optionalText,
  optionalTextChange,
  type TextPatch,
} from "./localized-text";
import { isBlank, sanitizeText } from "./text";

/** A moment: ISO 8601 on the wire (responses in UTC), a `Date` in memory. */
export const isoTime = z.codec(z.union([z.iso.datetime({ offset: true }), z.date()]), z.date(), {
  decode: (value) => new Date(value),
  encode: (date) => date.toISOString(),
});

/** A day without a time: `2026-12-24` on the wire, its midnight in UTC in memory. */
export const isoDay = z.codec(z.union([z.iso.date(), z.date()]), z.date(), {
  decode: (value) => new Date(value),
  encode: (date) => date.toISOString().slice(0, 10),
});

export const moneyDecimals = 2;

/** An amount of money: at most what the columns hold, in steps of a hundredth. */
export const moneyAmount = z.number().min(0).max(999_999_999_999.99).multipleOf(0.01);

export const wholeNumber = z.int().min(0).max(2_147_483_647);

/** The `updated_at` that the client last read. The save is refused with 409 if the record has changed since. */
export const staleable = z.union([isoTime, z.literal("")]).optional();

/** Multipart bodies have CRLF line breaks, which must not change the length of a text. */
function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** A text of at most `longest` characters after `read` has brought the text into its stored form. */
export function inputText(longest: number, read: (typed: string) => string = (typed) => typed) {
  return z
    .string()
    .overwrite(sanitizeText)
    .overwrite(withLineFeeds)
    .overwrite(read)
    .max(longest, `Paling banyak ${longest} karakter.`);
}

export function requiredText(longest: number) {
  return inputText(longest).refine((text) => !isBlank(text), "Wajib diisi.");
}

export function textOrNull<T extends string | null | undefined>(text: T): T | null {
  return typeof text === "string" && isBlank(text) ? null : text;
}

interface TextLimits {
  limit: number;
  required: boolean;
  merges?: boolean;
}

export const textLimits = z.registry<TextLimits>();

function isTooLong(texts: TextPatch | null, language: Language, limit: number): boolean {
  return (texts?.[language]?.length ?? 0) > limit;
}

const within =
  (limit: number) =>
  ({ value, issues }: z.core.ParsePayload<TextPatch | null>) => {
    for (const language of languages.filter((each) => isTooLong(value, each, limit))) {
      const message = `Paling banyak ${limit} karakter.`;
      issues.push({ code: "custom", input: value, path: [language], message });
    }
  };

export function localizedUpTo(limit: number) {
  return localized.check(within(limit)).register(textLimits, { limit, required: true });
}

export function draftedTextUpTo(limit: number) {
  return draftedText.check(within(limit)).register(textLimits, { limit, required: true });
}

export function draftedTextChangeUpTo(limit: number) {
  return draftedTextChange.check(within(limit)).register(textLimits, { limit, required: true, merges: true });
}

export function optionalTextUpTo(limit: number) {
  return optionalText.check(within(limit)).register(textLimits, { limit, required: false });
}

export function localizedChangeUpTo(limit: number) {
  return localizedChange.check(within(limit)).register(textLimits, { limit, required: true, merges: true });
}

export function optionalTextChangeUpTo(limit: number) {
  return optionalTextChange
    .check(within(limit))
    .register(textLimits, { limit, required: false, merges: true });
}
