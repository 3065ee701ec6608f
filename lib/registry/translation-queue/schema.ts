import { z } from "zod";
import { pageQuery } from "../../core/api/query";
import { isoTime } from "../../core/content/fields";
import { languages } from "../../core/i18n/languages";
import { openStates } from "../../core/translations/schema";
import { translatedEntities } from "../entities";

const language = z.enum(languages);

const recordName = { entity: z.enum(translatedEntities), record_key: z.string().regex(/^[1-9]\d{0,9}$/) };

export const translationsQuery = pageQuery.extend({
  language: language.optional(),
  state: z.enum(openStates).optional(),
  entity: z.enum(translatedEntities).optional(),
});

const print = z.string().regex(/^[0-9a-f]{32}$/);

export const openTranslationSchema = z.object({
  ...recordName,
  language,
  path: z.string().describe("The path of the text in the API, such as `faqs.0.question`."),
  source: z
    .string()
    .nullable()
    .describe(
      "The English text, or for `en` the text of which English is a copy. Null for an article, because staff translate an article in its form.",
    ),
  source_language: language.describe("The language of the text to translate from."),
  previous_source: z.string().nullable().describe("The English text for which the translation was made."),
  target: z.string().nullable(),
  state: z.enum(openStates),
  source_print: print.describe("The print of the text to translate from, as the client read the text."),
  title: z.string().describe("The name of the record in the back office."),
  tour_type: z.int().nullable(),
  updated_at: isoTime,
});

export type OpenTranslationRow = z.output<typeof openTranslationSchema>;

const mostItems = 100;
const mostTexts = 50;

const item = z
  .object({
    path: z.string().max(200),
    source_print: print,
    /** The translation; with `machine`, a service wrote it and no person has read it. */
    target: z.string().max(10_000).optional(),
    machine: z.literal(true).optional(),
    confirm: z.literal(true).optional(),
  })
  .refine(({ target, confirm }) => (target === undefined) !== (confirm === undefined), {
    path: ["target"],
    error: "Isi target atau confirm.",
  });

export const translationsInput = z.object({
  ...recordName,
  language,
  /** The version the client last read. The save is refused with 409 if the record has changed since. */
  updated_at: isoTime.nullish(),
  items: z.array(item).min(1).max(mostItems),
});

export type TranslationsInput = z.output<typeof translationsInput>;
export type TranslationItem = z.output<typeof item>;

export const savedTranslationsSchema = z.object({
  saved: z.int(),
  failed: z.array(z.object({ path: z.string(), message: z.string() })),
  updated_at: isoTime,
});

export type SavedTranslations = z.output<typeof savedTranslationsSchema>;

export const suggestInput = z.object({
  language,
  texts: z.array(z.string().min(1).max(5_000)).min(1).max(mostTexts),
});

export const suggestionsSchema = z.object({
  data: z.array(
    z.object({
      text: z.string(),
      suggestion: z.string().nullable(),
      from: z.enum(["memory", "machine"]).nullable(),
    }),
  ),
  service: z.enum(["off", "unused", "answered", "failed"]),
});

export type Suggestions = z.output<typeof suggestionsSchema>;
