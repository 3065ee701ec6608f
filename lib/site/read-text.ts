import { z } from "zod";
import type { Field } from "../core/content/field";
import { inputText, textOrNull } from "../core/content/fields";
import { optionalTextField } from "../core/content/text-kinds";

const nullableText = z.string().nullable();

interface ReadOptions {
  limit: number;
  /** Brings a text into its stored form before it is checked. */
  read: (typed: string) => string;
  checks: readonly [isRight: (text: string) => boolean, message: string][];
}

/** A text that is stored in one form, however it was typed. An empty text is null. */
export function readText({
  limit,
  read,
  checks,
  ...options
}: ReadOptions & Pick<Field, "label" | "section" | "hint">) {
  const input = checks.reduce(
    (schema, [isRight, message]) =>
      schema.refine((value) => value === "" || isRight(value), { abort: true, error: message }),
    inputText(limit, read) as z.ZodType<string>,
  );
  return {
    ...optionalTextField({ ...options, limit }),
    input: input.nullable().transform((value) => textOrNull(value) ?? null),
  } satisfies Field<typeof nullableText, string | null, string, false>;
}
