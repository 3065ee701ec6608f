import { z } from "zod";
import { fallbackLanguage, type Language, languages } from "../i18n/languages";

export type TargetLanguage = Exclude<Language, typeof fallbackLanguage>;

export const targetLanguages = languages.filter((each): each is TargetLanguage => each !== fallbackLanguage);

/** Why a text is open: it is missing, its English has changed, or no person has read a machine's translation. */
export const openStates = ["missing", "stale", "machine"] as const;

export type OpenState = (typeof openStates)[number];

/** How two texts became a pair. All origins but `machine` and `stale` mean that the translation is true. */
export type PairOrigin = "before" | "typed" | "confirmed" | "sheet" | "machine" | "stale";

const count = z.int().min(0);

const counts = z.object({ missing: count, stale: count, machine: count });

export type TranslationCounts = z.output<typeof counts>;

/** The number of open texts of a record by language; read-only, for staff. */
export const translationStateSchema = z
  .object(Object.fromEntries(targetLanguages.map((language) => [language, counts])))
  .describe(
    "Only for staff: the number of missing, outdated and machine translations by language. Read-only.",
  ) as z.ZodObject<Record<TargetLanguage, typeof counts>>;

export type TranslationStates = Record<TargetLanguage, TranslationCounts>;

export const translationStateKey = { translation_state: translationStateSchema.optional() };

/** Languages whose translations stay true although a save changes their English. */
export const confirmedLanguages = z.array(z.enum(targetLanguages));

/** In multipart, a list with commas: `id,ru`. */
export const confirmedLanguagesText = z
  .string()
  .transform((text) => text.split(",").flatMap((each) => each.trim() || []))
  .pipe(confirmedLanguages);

export function confirmedBy(isSmallChange: boolean | undefined): {
  translations_confirmed?: TargetLanguage[];
} {
  return isSmallChange ? { translations_confirmed: [...targetLanguages] } : {};
}
