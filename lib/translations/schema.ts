import { z } from "zod";
import { fallbackLanguage, type Language, languages } from "../i18n/languages";

export type TargetLanguage = Exclude<Language, typeof fallbackLanguage>;

export const targetLanguages = languages.filter((each): each is TargetLanguage => each !== fallbackLanguage);

/** Why a text waits for somebody: it is not there, its English was changed, or nobody has read what a machine wrote. */
export const openStates = ["missing", "stale", "machine"] as const;

export type OpenState = (typeof openStates)[number];

/** How a pair of texts came to stand together; all but the last two say that the translation is true. */
export type Origin = "before" | "typed" | "confirmed" | "sheet" | "machine" | "stale";

const count = z.int().min(0);

const counts = z.object({ missing: count, stale: count, machine: count });

export type TranslationCounts = z.output<typeof counts>;

/** How many texts of a record are open in each language; read-only, and for staff alone. */
export const translationStateSchema = z
  .object(Object.fromEntries(targetLanguages.map((language) => [language, counts])))
  .describe("Of staff: texts to be translated or read again, by language; read-only.") as z.ZodObject<
  Record<TargetLanguage, typeof counts>
>;

export type TranslationStates = Record<TargetLanguage, TranslationCounts>;

/** The key of an answer of a record. */
export const translationStateKey = { translation_state: translationStateSchema.optional() };

/** Of a save: languages whose translations stay true although their English changes. */
export const confirmedLanguages = z.array(z.enum(targetLanguages));

/** The same in multipart, where it is a list with commas: `id,ru`. */
export const confirmedLanguagesText = z
  .string()
  .transform((text) => text.split(",").flatMap((each) => each.trim() || []))
  .pipe(confirmedLanguages);

/** What a form's save says of a change that leaves the translations true. */
export function confirmedBy(isSmallChange: boolean | undefined): {
  translations_confirmed?: TargetLanguage[];
} {
  return isSmallChange ? { translations_confirmed: [...targetLanguages] } : {};
}
