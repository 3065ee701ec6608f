import { z } from "zod";
import { type Language, languages } from "../i18n/languages";
import {
  localized,
  localizedChange,
  optionalText,
  optionalTextChange,
  type TextPatch,
} from "./localized-text";
import { isBlank, sanitizeText } from "./text";

/** A moment: ISO 8601 at the border (UTC on the way out), a `Date` within. */
export const isoTime = z.codec(z.union([z.iso.datetime({ offset: true }), z.date()]), z.date(), {
  decode: (value) => new Date(value),
  encode: (date) => date.toISOString(),
});

/** A day without a time: `2026-12-24` at the border, its midnight in UTC within. */
export const isoDay = z.codec(z.union([z.iso.date(), z.date()]), z.date(), {
  decode: (value) => new Date(value),
  encode: (date) => date.toISOString().slice(0, 10),
});

/** The most decimals of an amount of money. */
export const moneyDecimals = 2;

/** An amount of money: at most what the columns hold, in steps of a hundredth. */
export const moneyAmount = z.number().min(0).max(999_999_999_999.99).multipleOf(0.01);

/** What a column of whole numbers holds, from 0. */
export const wholeNumber = z.int().min(0).max(2_147_483_647);

/** `updated_at` as a change in multipart sends it back: what does not match is a 409. */
export const staleable = z.union([isoTime, z.literal("")]).optional();

/** Multipart bodies break lines with CRLF: one form, so that a text is as long however it was sent. */
function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** A text as staff type it, without what PostgreSQL cannot store. */
export function inputText(longest: number) {
  return z
    .string()
    .overwrite(sanitizeText)
    .overwrite(withLineFeeds)
    .max(longest, `Paling banyak ${longest} karakter.`);
}

/** A text that is not blank. */
export function requiredText(longest: number) {
  return inputText(longest).refine((text) => !isBlank(text), "Wajib diisi.");
}

/** Null for a blank text: what an optional column stores. */
export function textOrNull<T extends string | null | undefined>(text: T): T | null {
  return typeof text === "string" && isBlank(text) ? null : text;
}

interface TextLimits {
  limit: number;
  required: boolean;
  /** Languages that are not sent stay as they are. */
  merges?: boolean;
}

/** By schema: characters that each language may have, and whether a language is required. OpenAPI reads it. */
export const textLimits = z.registry<TextLimits>();

function isTooLong(texts: TextPatch | null, language: Language, limit: number): boolean {
  return (texts?.[language]?.length ?? 0) > limit;
}

/** Issues stand at the language: `name.id`. */
const within =
  (limit: number) =>
  ({ value, issues }: z.core.ParsePayload<TextPatch | null>) => {
    for (const language of languages.filter((each) => isTooLong(value, each, limit))) {
      const message = `Paling banyak ${limit} karakter.`;
      issues.push({ code: "custom", input: value, path: [language], message });
    }
  };

/** A text in every language as it is written, none of them longer than `limit`. */
export function localizedUpTo(limit: number) {
  return localized.check(within(limit)).register(textLimits, { limit, required: true });
}

/** As `localizedUpTo`, but no language is required. */
export function optionalTextUpTo(limit: number) {
  return optionalText.check(within(limit)).register(textLimits, { limit, required: false });
}

/** As `localizedUpTo`, of a change. */
export function localizedChangeUpTo(limit: number) {
  return localizedChange.check(within(limit)).register(textLimits, { limit, required: true, merges: true });
}

/** As `optionalTextUpTo`, of a change. */
export function optionalTextChangeUpTo(limit: number) {
  return optionalTextChange
    .check(within(limit))
    .register(textLimits, { limit, required: false, merges: true });
}
