import { z } from "zod";
import { visitorText } from "../../calendar/period-fields";
import type { DraftOf } from "../../content/field-drafts";
import { choice } from "../../content/field-kinds";
import { createSchema, encodeWire, storedShape, updateSchema, wireShape } from "../../content/field-schemas";
import { isoTime } from "../../content/fields";
import type { LocalizedText } from "../../content/localized-text";
import { localizedText } from "../../content/text-kinds";
import { languages } from "../../i18n/languages";
import { confirmedLanguages, translationStateKey } from "../../translations/schema";

export const sharedTextKinds = ["included", "excluded", "faq", "policy"] as const;

export type SharedTextKind = (typeof sharedTextKinds)[number];

/** The length limits by kind, equal to those of the part of a tour that holds the copies. */
const textLimits: Record<SharedTextKind, number> = {
  included: 500,
  excluded: 500,
  faq: 5_000,
  policy: 2_000,
};

export const sharedTextFields = {
  kind: choice({
    label: "sharedTexts.kind",
    section: "text",
    choices: sharedTextKinds,
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

export const sharedTextSchema = z.object({
  id: z.int().positive(),
  ...storedShape(sharedTextFields),
  updated_at: isoTime,
});

export type SharedText = z.output<typeof sharedTextSchema>;
export type SharedTextDraft = DraftOf<typeof sharedTextFields>;

export const sharedTextResponseSchema = z.object({
  id: z.int().positive(),
  ...wireShape(sharedTextFields),
  updated_at: isoTime,
  ...translationStateKey,
});

export function sharedTextResponse(text: SharedText): z.input<typeof sharedTextResponseSchema> {
  return encodeWire(sharedTextResponseSchema, sharedTextFields, text);
}

type ComparedText = Pick<SharedText, "kind" | "question" | "text">;

export function sharedTextProblems({ kind, question, text }: ComparedText): Record<string, string> {
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

export const sharedTextUpdateSchema = updateSchema(sharedTextFields, {
  /** The version the client last read. The save is refused with 409 if the text has changed since. */
  updated_at: isoTime.nullish(),
  translations_confirmed: confirmedLanguages.optional(),
});

export type SharedTextCreate = z.output<typeof sharedTextCreateSchema>;
export type SharedTextUpdate = z.output<typeof sharedTextUpdateSchema>;

export function sharedTextName({ question, text }: Pick<SharedText, "question" | "text">): LocalizedText {
  return question ?? text;
}
