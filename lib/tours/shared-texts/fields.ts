import { z } from "zod";
import { visitorText } from "../../calendar/period-fields";
import type { DraftOf } from "../../content/field-drafts";
import { choice } from "../../content/field-kinds";
import type { EntityFields } from "../../content/field-paths";
import { createSchema, encodeWire, storedShape, updateSchema, wireShape } from "../../content/field-schemas";
import { isoTime } from "../../content/fields";
import type { LocalizedText } from "../../content/localized-text";
import { localizedText } from "../../content/text-kinds";
import { languages } from "../../i18n/languages";
import { confirmedLanguages, translationStateKey } from "../../translations/schema";

export const sharedTextKinds = ["included", "excluded", "faq", "policy"] as const;

export type SharedTextKind = (typeof sharedTextKinds)[number];

/** The letters that a text of each kind may have: those of the part of a tour that becomes its copy. */
const textLimits: Record<SharedTextKind, number> = {
  included: 500,
  excluded: 500,
  faq: 5_000,
  policy: 2_000,
};

/** Texts that many tours share: what is included, what is not, questions with answers, terms. */
export const sharedTextFields = {
  kind: choice({
    ...{ label: "sharedTexts.kind", section: "text", choices: sharedTextKinds },
    choiceNames: {
      included: "sharedTexts.kinds.included",
      excluded: "sharedTexts.kinds.excluded",
      faq: "sharedTexts.kinds.faq",
      policy: "sharedTexts.kinds.policy",
    },
  }),
  question: visitorText({ label: "tourForm.fields.question", section: "text", limit: 500 }),
  text: localizedText({ label: "sharedTexts.text", section: "text", limit: 5_000, rows: 3 }),
};

export const sharedTextEntity: EntityFields = {
  fields: sharedTextFields,
  sections: { text: { title: "sharedTexts.section", intro: "sharedTexts.sectionIntro" } },
};

export const sharedTextSchema = z.object({
  id: z.int().positive(),
  ...storedShape(sharedTextFields),
  updated_at: isoTime,
});

export type SharedText = z.output<typeof sharedTextSchema>;
export type SharedTextDraft = DraftOf<typeof sharedTextFields>;

/** A shared text as the API returns it. */
export const sharedTextResponseSchema = z.object({
  id: z.int().positive(),
  ...wireShape(sharedTextFields),
  updated_at: isoTime,
  ...translationStateKey,
});

export function sharedTextResponse(text: SharedText): z.input<typeof sharedTextResponseSchema> {
  return encodeWire(sharedTextResponseSchema, sharedTextFields, text);
}

type Words = Pick<SharedText, "kind" | "question" | "text">;

/** What is wrong between the fields of a text, by path. */
export function sharedTextProblems({ kind, question, text }: Words): Record<string, string> {
  const problems: Record<string, string> = {};
  if (kind === "faq" && !question) problems.question = "Pertanyaan wajib diisi.";
  if (kind !== "faq" && question) problems.question = "Hanya FAQ yang punya pertanyaan.";
  const limit = textLimits[kind];
  for (const language of languages) {
    if ((text[language]?.length ?? 0) > limit) {
      problems[`text.${language}`] = `Paling banyak ${limit} karakter untuk jenis ini.`;
    }
  }
  return problems;
}

export const sharedTextCreateSchema = createSchema(sharedTextFields, {}).check(({ value, issues }) => {
  const { kind, question = null, text } = value;
  for (const [path, message] of Object.entries(sharedTextProblems({ kind, question, text }))) {
    issues.push({ code: "custom", input: value, path: path.split("."), message });
  }
});

/** An absent key stays. */
export const sharedTextUpdateSchema = updateSchema(sharedTextFields, {
  /** As it was read: a stale one is a 409. */
  updated_at: isoTime.nullish(),
  translations_confirmed: confirmedLanguages.optional(),
});

export type SharedTextCreate = z.output<typeof sharedTextCreateSchema>;
export type SharedTextUpdate = z.output<typeof sharedTextUpdateSchema>;

/** By which staff know it: the question, else the text. */
export function sharedTextName({ question, text }: Pick<SharedText, "question" | "text">): LocalizedText {
  return question ?? text;
}
