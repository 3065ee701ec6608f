/**
 * Converts texts between memory (one object) and the wire (some have a key per language, `title_en`). Only this file knows both.
 */
import { z } from "zod";
import { byLanguage, fallbackLanguage, type Language, languages } from "../i18n/languages";
import type { Field, Fields } from "./field";
import { textOrNull } from "./fields";
import type { OptionalText, TextPatch } from "./localized-text";
import { isBlank } from "./text";

type Flat<F extends Fields> = { [Name in keyof F]: F[Name] extends { flat: object } ? Name : never }[keyof F];

type StoredShape<F extends Fields> = { [Name in keyof F]: F[Name]["stored"] };

type FlatKey<Name> = Name extends string ? `${Name}_${Language}` : never;

type WireSchema<F extends Field> = F extends { wire: infer W extends z.ZodType } ? W : F["stored"];

type WireShape<F extends Fields> = { [Name in Exclude<keyof F, Flat<F>>]: WireSchema<F[Name]> } & {
  [Name in Flat<F> as FlatKey<Name>]: z.ZodType<string | null>;
};

type InputValue<F extends Field> = z.output<F["input"]>;
type Required<F extends Fields> = {
  [Name in keyof F]: F[Name]["required"] extends true ? Name : never;
}[keyof F];

export type CreateOf<F extends Fields> = { [Name in Required<F>]: InputValue<F[Name]> } & {
  [Name in Exclude<keyof F, Required<F>>]?: InputValue<F[Name]>;
};

type ChangeValue<F extends Field> = F extends { change: infer C extends z.ZodType }
  ? z.output<C>
  : InputValue<F>;

export type UpdateOf<F extends Fields> = { [Name in keyof F]?: ChangeValue<F[Name]> };

type Merged<F extends Fields> =
  | Flat<F>
  | { [Name in keyof F]: F[Name] extends { change: object } ? Name : never }[keyof F];

export function storedShape<F extends Fields>(fields: F): StoredShape<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.stored]),
  ) as StoredShape<F>;
}

function partsOf(name: string, field: Field): { key: string; language?: Language }[] {
  return field.flat
    ? languages.map((language) => ({ key: `${name}_${language}`, language }))
    : [{ key: name }];
}

export function wireShape<F extends Fields>(fields: F): WireShape<F> {
  const shape = Object.entries(fields).flatMap(([name, field]) =>
    partsOf(name, field).map(({ key, language }) => [
      key,
      field.flat && language ? field.flat.stored(language) : (field.wire ?? field.stored),
    ]),
  );
  return Object.fromEntries(shape) as WireShape<F>;
}

/** The text of one language on the wire. A missing text is English if the language is required. */
function wireText(
  { flat, requiredLanguages }: Field,
  texts: OptionalText,
  language: Language,
): string | null {
  const otherwise = requiredLanguages?.includes(language) ? texts[fallbackLanguage] : undefined;
  return texts[language] ?? otherwise ?? flat?.absent ?? null;
}

function toWire(fields: Fields, record: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...record };
  for (const [name, field] of Object.entries(fields)) {
    if (!field.flat) continue;
    const texts = (values[name] ?? {}) as OptionalText;
    delete values[name];
    for (const language of languages) {
      values[`${name}_${language}`] = wireText(field, texts, language);
    }
  }
  return values;
}

export function encodeWire<S extends z.ZodType>(schema: S, fields: Fields, record: object): z.input<S> {
  return schema.encode(toWire(fields, record) as z.output<S>);
}

/** Collects the wire keys of each text into one object. An absent language stays absent; an empty text becomes null. */
export function fromWire(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const record = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (!field.flat) continue;
    const patch: TextPatch = {};
    for (const language of languages) {
      const key = `${name}_${language}`;
      const text = record[key];
      delete record[key];
      if (text === null || typeof text === "string") patch[language] = textOrNull(text);
    }
    if (Object.keys(patch).length > 0) record[name] = patch;
  }
  return record;
}

type LanguageShape<F extends Fields, Side extends "stored" | "input"> = {
  [Name in Flat<F>]: ReturnType<NonNullable<F[Name]["flat"]>[Side]>;
};

export function languageShape<F extends Fields, Side extends "stored" | "input">(
  fields: F,
  side: Side,
): LanguageShape<F, Side> {
  const shape = Object.entries(fields).flatMap(([name, { flat }]) =>
    flat ? [[name, flat[side](fallbackLanguage)]] : [],
  );
  return Object.fromEntries(shape) as LanguageShape<F, Side>;
}

export function wireValue(fields: Fields, record: Record<string, unknown>, language: Language) {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    wireText(field, (record[name] ?? {}) as OptionalText, language),
  ]);
  return Object.fromEntries(values);
}

type Purpose = "create" | "update";

function inputShape(fields: Fields, purpose: Purpose): z.ZodRawShape {
  const parts = Object.entries(fields).flatMap(([name, field]) =>
    partsOf(name, field).map(({ key, language }) => {
      const whole = purpose === "update" && field.change ? field.change : field.input;
      const schema = field.flat && language ? field.flat.input(language) : whole;
      const required = language ? field.requiredLanguages?.includes(language) : field.required;
      return [key, purpose === "create" && required ? schema : schema.optional()];
    }),
  );
  return Object.fromEntries(parts);
}

const isPlainObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reports the texts that a record needs to be published, together with the other issues of the request. */
function publishable(fields: Fields) {
  const check = z.check<Record<string, unknown>>(({ value, issues }) => {
    // The check also runs for a body that is no object, which is reported already.
    if (!isPlainObject(value) || value.published === false) return;
    for (const [name, message] of Object.entries(missingTexts(fields, value))) {
      const isReported = issues.some(({ path }) => path?.[0] === name);
      if (!isReported) issues.push({ code: "custom", input: value[name], path: [name], message });
    }
  });
  check._zod.def.when = () => true;
  return check;
}

export function createSchema<F extends Fields, More extends z.ZodRawShape>(fields: F, more: More) {
  return z
    .object({ ...inputShape(fields, "create"), ...more })
    .check(publishable(fields))
    .transform((values) => fromWire(fields, values) as CreateOf<F> & z.output<z.ZodObject<More>>);
}

export function updateSchema<F extends Fields, More extends z.ZodRawShape>(fields: F, more: More) {
  return z
    .object({ ...inputShape(fields, "update"), ...more })
    .transform((values) => fromWire(fields, values) as UpdateOf<F> & z.output<z.ZodObject<More>>);
}

function patched(stored: OptionalText, patch: TextPatch): OptionalText {
  const texts = byLanguage((language) =>
    patch[language] === undefined ? stored[language] : patch[language],
  );
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === "string"));
}

export function patchedTexts<F extends Fields>(
  fields: F,
  input: UpdateOf<F>,
  stored: Partial<Record<string, unknown>> = {},
): { [Name in Merged<F>]?: OptionalText } {
  const named = mergedTextNames(fields).filter((name) => input[name] !== undefined);
  const texts = named.map((name) => {
    const patch = input[name] as TextPatch | null;
    return [name, patch === null ? {} : patched((stored[name] ?? {}) as OptionalText, patch)];
  });
  return Object.fromEntries(texts) as { [Name in Merged<F>]?: OptionalText };
}

export function flatTextNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.flat);
}

export function mergedTextNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.flat ?? fields[name]?.change);
}

function laterFields(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.untilPublished);
}

/** Finds texts without which a record cannot be published, by field. */
export function missingTexts(fields: Fields, values: object): Record<string, string> {
  const found = laterFields(fields).map((name) => {
    const texts: unknown = Reflect.get(values, name);
    if (texts === undefined) return [name, "Wajib diisi."];
    const english: unknown = typeof texts === "object" && texts && Reflect.get(texts, fallbackLanguage);
    const isMissing = typeof english !== "string" || isBlank(english);
    return [name, isMissing ? "Teks bahasa Inggris wajib diisi." : ""];
  });
  return Object.fromEntries(found.filter(([, message]) => message !== ""));
}
