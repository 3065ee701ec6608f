import type { z } from "zod";
import type { DraftOf } from "../../core/content/field-drafts";
import { choice } from "../../core/content/field-kinds";
import type { LocalizedText } from "../../core/content/localized-text";
import { localizedText } from "../../core/content/text-kinds";
import { visitorText } from "../../core/content/visitor-text";
import { recordSchemas } from "../../core/entity/record-schemas";
import { languages } from "../../core/i18n/languages";

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

const { create, ...schemas } = recordSchemas(sharedTextFields);

export type SharedText = z.output<typeof schemas.record>;
export type SharedTextDraft = DraftOf<typeof sharedTextFields>;

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

export const sharedTextSchemas = {
  ...schemas,
  create: create.check(({ value, issues }) => {
    const { kind, question = null, text } = value;
    for (const [path, message] of Object.entries(sharedTextProblems({ kind, question, text }))) {
      issues.push({ code: "custom", input: value, path: path.split("."), message });
    }
  }),
};

export function sharedTextName({ question, text }: Pick<SharedText, "question" | "text">): LocalizedText {
  return question ?? text;
}
