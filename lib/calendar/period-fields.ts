import { z } from "zod";
import type { Field, FieldOptions } from "../content/field";
import { optionalTextChangeUpTo, optionalTextUpTo } from "../content/fields";
import { isLocalizedText, type LocalizedText, localized, type OptionalText } from "../content/localized-text";
import { isBlank } from "../content/text";
import { type DraftText, draftText } from "../content/text-kinds";
import { AppError } from "../errors";
import { periodDayText } from "./admin-words";
import { isDatedDay, isYearlyDay } from "./days";
import { isYearly, type Period, periodLength } from "./periods";

/** Five years. */
const longest = 1_827;

const dayText = z
  .string()
  .refine(
    (text) => isYearlyDay(text) || (isDatedDay(text) && text >= "2001" && text < "2200"),
    "Pilih tanggal: 2026-12-24, atau 12-24 untuk setiap tahun.",
  )
  .meta({ pattern: String.raw`^(\d{4}-)?\d{2}-\d{2}$` });

/**
 * An end of a period: `2026-12-24`, or `12-24` for every year. A draft whose parts are not all chosen (`12-`, `-`) is a yearly
 * day all the same, an empty one is dated.
 */
export function periodDay(options: FieldOptions) {
  return {
    ...options,
    kind: "text",
    required: true,
    stored: z.string(),
    input: dayText,
    emptyDraft: () => "",
    toDraft: (value) => value,
    fromDraft: (draft) => draft || undefined,
    toRecord: (draft) => draft,
    readable: periodDayText,
  } satisfies Field<z.ZodString, string, string, true>;
}

const needsEnglish = "Teks bahasa Inggris wajib diisi bila ada bahasa lain.";
const textOrNone = z.custom<LocalizedText | null>(
  (value) => value === null || isLocalizedText(value),
  needsEnglish,
);

/** A text for visitors that may be missing; where there is any, there is English. */
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
    emptyDraft: () => draftText(),
    toDraft: (value) => draftText(value),
    fromDraft: (draft) => (Object.values(draft).every(isBlank) ? null : draft),
    toRecord: (draft) => {
      const texts = written(draft);
      return isLocalizedText(texts) ? texts : null;
    },
  } satisfies Field<z.ZodNullable<typeof localized>, LocalizedText | null, DraftText, false>;
}

/** A text for visitors as a change leaves it. Throws 422 at `name` where there is a text, but none in English. */
export function writtenVisitorText(name: string, texts: OptionalText): LocalizedText | null {
  if (Object.keys(texts).length === 0) return null;
  if (isLocalizedText(texts)) return texts;
  throw new AppError(422, needsEnglish, { [name]: [needsEnglish] });
}

/** What is wrong with a period whose ends are days, said at its last day; null where nothing is. */
export function periodProblem(period: Period): string | null {
  if (isYearly(period) !== isYearly({ ...period, from: period.until })) {
    return "Kedua tanggal harus sama-sama dengan tahun, atau sama-sama untuk setiap tahun.";
  }
  if (isYearly(period)) return null;
  if (period.until < period.from) return "Tidak boleh sebelum hari pertama.";
  return periodLength(period) > longest ? "Paling lama lima tahun." : null;
}

/** The rule as a check of a list's items. */
export function checkPeriods({ value, issues }: z.core.ParsePayload<Period[]>): void {
  for (const [index, period] of value.entries()) {
    const message = periodProblem(period);
    if (message) issues.push({ code: "custom", input: period.until, path: [index, "until"], message });
  }
}
