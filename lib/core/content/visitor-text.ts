import { z } from "zod";
import { AppError } from "../errors";
import type { Field, FieldOptions } from "./field";
import { optionalTextChangeUpTo, optionalTextUpTo } from "./fields";
import { isLocalizedText, type LocalizedText, localized, type OptionalText } from "./localized-text";
import { isBlank } from "./text";
import { type DraftText, draftText } from "./text-kinds";

const needsEnglish = "Teks bahasa Inggris wajib diisi bila ada bahasa lain.";
const textOrNone = z.custom<LocalizedText | null>(
  (value) => value === null || isLocalizedText(value),
  needsEnglish,
);

/** The text for visitors after a change. Throws 422 at `name` if it has a language but no English. */
export function writtenVisitorText(name: string, texts: OptionalText): LocalizedText | null {
  if (Object.keys(texts).length === 0) return null;
  if (isLocalizedText(texts)) return texts;
  throw new AppError(422, needsEnglish, { [name]: [needsEnglish] });
}

/** An optional text for visitors. If it has any language, it needs English. */
export function visitorText({ limit, ...options }: FieldOptions & { limit: number }) {
  const written = (draft: DraftText) =>
    Object.fromEntries(Object.entries(draft).filter(([, text]) => !isBlank(text)));
  return {
    ...options,
    limit,
    rows: 1,
    kind: "localized",
    required: false,
    requiredLanguages: [],
    stored: localized.nullable(),
    input: optionalTextUpTo(limit).pipe(textOrNone),
    change: optionalTextChangeUpTo(limit),
    changed: writtenVisitorText,
    emptyDraft: () => draftText(),
    toDraft: (value) => draftText(value),
    fromDraft: (draft) => (Object.values(draft).every(isBlank) ? null : draft),
    toRecord: (draft) => {
      const texts = written(draft);
      return isLocalizedText(texts) ? texts : null;
    },
  } satisfies Field<z.ZodNullable<typeof localized>, LocalizedText | null, DraftText, false>;
}
