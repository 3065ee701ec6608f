import { z } from "zod";
import type { Field } from "../core/content/field";
import { choice, flag } from "../core/content/field-kinds";
import { createSchema } from "../core/content/field-schemas";
import { requiredText } from "../core/content/fields";
import { localizedText, text } from "../core/content/text-kinds";
import { recordSchemas } from "../core/entity/record-schemas";
import { languages } from "../core/i18n/languages";

const section = "word";

export const aliasFields = {
  word: text({ label: "searchWords.word", section, limit: 100, hint: "searchWords.wordHint" }),
  meant: text({ label: "searchWords.meant", section, limit: 100, hint: "searchWords.meantHint" }),
  instead: flag({
    label: "searchWords.instead",
    section,
    hint: "searchWords.insteadHint",
    initial: false,
  }),
};

/** A word that says nothing on this site, so that a tour need not contain it. */
export const fillerFields = {
  word: text({ label: "searchWords.word", section, limit: 32, hint: "searchWords.fillerHint" }),
  language: choice({
    label: "searchWords.language",
    section,
    choices: languages,
    choiceNames: {
      id: "dashboard.language.id",
      en: "dashboard.language.en",
      ru: "dashboard.language.ru",
    },
  }),
};

const wordList = z.array(z.string());
const linesOf = (draft: string) => draft.split("\n").flatMap((line) => line.trim() || []);

/** Words and short phrases in any language. The form has one on each line. */
const words = {
  label: "searchWords.words",
  section,
  hint: "searchWords.wordsHint",
  kind: "other",
  required: true,
  stored: wordList,
  input: z.array(requiredText(100)).min(1, "Wajib diisi.").max(200, "Paling banyak 200 item."),
  emptyDraft: () => "",
  toDraft: (all) => all.join("\n"),
  fromDraft: linesOf,
  toRecord: linesOf,
  readable: (lines) => lines.replaceAll("\n", ", "),
} satisfies Field<typeof wordList, string[], string, true>;

export const activityFields = {
  name: localizedText({ label: "searchWords.activityName", section, limit: 60, rows: 1 }),
  words,
  chip: flag({ label: "searchWords.chip", section, hint: "searchWords.chipHint", initial: false }),
};

/** The parts of an activity that no form shows. They come back with a deleted activity. */
const activityOrigin = { code: z.string(), position: z.int(), facts: z.array(z.looseObject({})) };

export const aliasSchemas = recordSchemas(aliasFields);
export const fillerSchemas = recordSchemas(fillerFields);
export const activitySchemas = recordSchemas(activityFields, { hidden: activityOrigin });

export const activityRestore = createSchema(activityFields, z.object(activityOrigin).partial().shape);

export type SearchAlias = z.output<typeof aliasSchemas.record>;
export type SearchFiller = z.output<typeof fillerSchemas.record>;
export type SearchActivity = z.output<typeof activitySchemas.record>;

const counts = z.object({ tours: z.int(), blogs: z.int() });

/** What visitors find with a text: the number of tours and articles, by language those with a text in that language. */
export const searchPreviewSchema = z.object({
  total: counts,
  languages: z.array(counts.extend({ language: z.enum(languages) })),
  first: z.array(z.string()),
});

export type SearchPreview = z.output<typeof searchPreviewSchema>;
