import type { z } from "zod";
import { languages } from "../i18n/languages";
import type { Fields } from "./field";
import { fieldErrorMap } from "./field-error-map";
import { numberProblem } from "./field-kinds";
import { fieldLeaves } from "./field-paths";
import { isBlank } from "./text";
import type { DraftText } from "./text-kinds";

export type DraftOf<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]["emptyDraft"]> };

export type RecordOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]["stored"]> };

export function emptyDraft<F extends Fields>(fields: F): DraftOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.emptyDraft()]),
  ) as DraftOf<F>;
}

export function draftOf<F extends Fields>(fields: F, record: RecordOf<F>): DraftOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.toDraft(record[name])]),
  ) as DraftOf<F>;
}

export interface OpenedRecord<Draft = Record<string, unknown>> {
  id: number;
  values: Draft;
  updatedAt: string;
}

export function openRecord<F extends Fields>(
  fields: F,
  record: RecordOf<F> & { id: number; updated_at: Date },
): OpenedRecord<DraftOf<F>> {
  return { id: record.id, values: draftOf(fields, record), updatedAt: record.updated_at.toISOString() };
}

export function recordOf<F extends Fields>(fields: F, draft: DraftOf<F>, index = 0): RecordOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.toRecord(draft[name], index)]),
  ) as RecordOf<F>;
}

export function sentValues(fields: Fields, draft: Record<string, unknown>): Record<string, unknown> {
  const values = Object.entries(fields).flatMap(([name, field]) => {
    const value = field.fromDraft(draft[name]);
    if (!field.flat) return [[name, value]];
    const texts = value as DraftText;
    return languages.map((language) => [`${name}_${language}`, texts[language].trim() || undefined]);
  });
  return Object.fromEntries(values);
}

/** A create leaves empty fields out; a change names them, which clears them. */
export function draftForm(
  fields: Fields,
  draft: Record<string, unknown>,
  change?: { updatedAt: string | null },
): FormData {
  const form = new FormData();
  if (change) form.set("_method", "PUT");
  if (change?.updatedAt) form.set("updated_at", change.updatedAt);
  for (const [key, value] of Object.entries(sentValues(fields, draft))) {
    if (value !== undefined || change) form.set(key, String(value ?? ""));
  }
  return form;
}

const missing = "Wajib diisi.";

interface DraftCheck {
  required?: readonly string[];
  /** Only what a draft needs is missing. */
  isUnpublished?: boolean;
}

/** Finds missing values (also of the `required` paths) and values that the API would refuse, by path. */
export function draftErrors(
  fields: Fields,
  draft: Record<string, unknown>,
  { required = [], isUnpublished = false }: DraftCheck = {},
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, field, language, value } of fieldLeaves(fields, draft)) {
    const problems = Object.entries(field.draftProblems?.(value) ?? {});
    for (const [below, message] of problems) errors[`${path}.${below}`] = message;
    if (problems.length > 0) continue;
    const text = String(value ?? "");
    const isRequired = language ? field.requiredLanguages?.includes(language) : field.required;
    if (isBlank(text)) {
      const isLater = isUnpublished && (field.untilPublished || !isRequired);
      if (!isLater && (isRequired || field.formRequired || required.includes(path))) errors[path] = missing;
      continue;
    }
    const problem = field.kind === "number" ? numberProblem(text, field.decimals ?? 0) : undefined;
    if (problem) {
      errors[path] = problem;
      continue;
    }
    const schema = language ? field.flat?.input(language) : field.input;
    const [issue] =
      schema?.safeParse(language ? text : field.fromDraft(value), fieldErrorMap).error?.issues ?? [];
    if (issue) errors[path] = issue.message;
  }
  return errors;
}
