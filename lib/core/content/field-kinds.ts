import { z } from "zod";
import { plainNumber, readTypedNumber, typedNumber } from "../typed-number";
import { operatorDay } from "./days";
import type { AdminKey, Field, FieldOptions } from "./field";
import { isoDay, isoTime, moneyAmount, moneyDecimals } from "./fields";
import { someText } from "./text-kinds";

const earliest = Date.UTC(1900);
const latest = Date.UTC(2200);

const bareDay = z.iso.date();

const inputDay = z
  .codec(z.union([bareDay, z.iso.datetime({ offset: true })]), z.date(), {
    decode: (value) => (bareDay.safeParse(value).success ? new Date(value) : operatorDay(new Date(value))),
    encode: (date) => date.toISOString(),
  })
  .refine(
    (date) => date.getTime() >= earliest && date.getTime() < latest,
    "Tanggal harus antara tahun 1900 dan 2199.",
  )
  .describe(
    "A day, or a moment that counts as its day in the operator's time zone. The API returns the midnight of that day in UTC.",
  );

export function numberProblem(typed: string, decimals: number): string | undefined {
  const reading = readTypedNumber(typed, decimals);
  if (reading.kind === "none") return "Tulis angka, misalnya 1.519.000 atau 37,6.";
  if (reading.kind === "number") return undefined;
  const [grouped, decimal] = reading.readings.map((each) => plainNumber(each).replace(".", ","));
  return `"${typed.trim()}" bisa berarti ${grouped} atau ${decimal}. Tulis salah satu seperti itu.`;
}

interface NumberOptions extends FieldOptions {
  values: z.ZodNumber;
  decimals: number;
  isMoney?: boolean;
}

export function number(
  options: NumberOptions & { otherwise?: (typed: string) => unknown; initial?: string },
) {
  const { values, otherwise = (typed: string) => typed, initial = "", ...rest } = options;
  return {
    ...rest,
    kind: "number",
    required: true,
    stored: values,
    input: values,
    emptyDraft: () => initial,
    toDraft: plainNumber,
    fromDraft: (draft) => typedNumber(draft, rest.decimals) ?? otherwise(draft),
    toRecord: (draft) => typedNumber(draft, rest.decimals) ?? 0,
  } satisfies Field<z.ZodNumber, number, string, true>;
}

export function optionalNumber({ values, ...options }: NumberOptions) {
  return {
    ...options,
    kind: "number",
    required: false,
    stored: values.nullable(),
    input: values.nullable(),
    emptyDraft: () => "",
    toDraft: (value) => (value === null ? "" : plainNumber(value)),
    fromDraft: (draft) => typedNumber(draft, options.decimals) ?? undefined,
    toRecord: (draft) => typedNumber(draft, options.decimals),
  } satisfies Field<z.ZodNullable<z.ZodNumber>, number | null, string, false>;
}

export function optionalMoney(options: FieldOptions) {
  return optionalNumber({ ...options, values: moneyAmount, decimals: moneyDecimals, isMoney: true });
}

/** A day of the operator's calendar, stored as its midnight in UTC. The form shows the date part. */
export function day(options: FieldOptions) {
  return {
    ...options,
    kind: "day",
    type: "date",
    required: true,
    stored: isoTime,
    input: inputDay,
    emptyDraft: () => "",
    toDraft: (value) => value.toISOString().slice(0, 10),
    fromDraft: someText,
    toRecord: (draft) => (Number.isNaN(Date.parse(draft)) ? operatorDay(new Date()) : new Date(draft)),
  } satisfies Field<typeof isoTime, Date, string, true>;
}

export function optionalDay(options: FieldOptions) {
  return {
    ...options,
    kind: "day",
    type: "date",
    required: false,
    stored: isoDay.nullable(),
    input: inputDay.nullable(),
    emptyDraft: () => "",
    toDraft: (value) => value?.toISOString().slice(0, 10) ?? "",
    fromDraft: someText,
    toRecord: (draft) => (Number.isNaN(Date.parse(draft)) ? null : new Date(draft)),
  } satisfies Field<z.ZodNullable<typeof isoDay>, Date | null, string, false>;
}

interface ChoiceOptions<Value extends string> extends FieldOptions {
  choices: readonly [Value, ...Value[]];
  choiceNames: Record<Value, AdminKey>;
}

export function choice<const Value extends string>(options: ChoiceOptions<Value>) {
  const values = z.enum(options.choices);
  return {
    ...options,
    kind: "choice",
    required: true,
    stored: values,
    input: values,
    emptyDraft: (): string => options.choices[0],
    toDraft: (value): string => value,
    fromDraft: (draft) => draft,
    toRecord: (draft) => options.choices.find((each) => each === draft) ?? options.choices[0],
  } satisfies Field<typeof values, Value, string, true>;
}

export function optionalChoice<const Value extends string>(options: ChoiceOptions<Value>) {
  const values = z.enum(options.choices).nullable();
  return {
    ...options,
    kind: "choice",
    required: false,
    stored: values,
    input: z
      .enum(["", ...options.choices])
      .nullable()
      .transform((value) => options.choices.find((each) => each === value) ?? null),
    emptyDraft: () => "",
    toDraft: (value): string => value ?? "",
    fromDraft: someText,
    toRecord: (draft) => options.choices.find((each) => each === draft) ?? null,
  } satisfies Field<typeof values, Value | null, string, false>;
}

/** A body in multipart sends `true` or `false` as text. */
const writtenFlag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);

/** Whether visitors see a promo or a blog; false for a draft. */
export function shownFlag(options: FieldOptions) {
  return { ...flag({ ...options, initial: true }), input: writtenFlag };
}

/** Yes or no. The form holds both as texts, which can be compared and stored in a draft like any other. */
export function flag({ initial, ...options }: FieldOptions & { initial: boolean }) {
  const draftOf = (value: boolean): string => (value ? "yes" : "no");
  const sent: Record<string, boolean | undefined> = { yes: true, no: false };
  return {
    ...options,
    kind: "flag",
    required: false,
    choices: ["yes", "no"],
    choiceNames: { yes: "yes", no: "no" },
    stored: z.boolean(),
    input: z.boolean(),
    emptyDraft: () => draftOf(initial),
    toDraft: draftOf,
    fromDraft: (draft) => sent[draft],
    toRecord: (draft) => sent[draft] ?? initial,
  } satisfies Field<z.ZodBoolean, boolean, string, false>;
}
