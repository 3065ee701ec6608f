import { dottedName, splitFlatName } from "../i18n/flat-names";
import { fallbackLanguage, isLanguage, type Language, languages } from "../i18n/languages";
import type { AdminKey, Field, Fields, KindName } from "./field";

interface FieldAt {
  field: Field;
  language?: Language;
  names: NamedStep[];
}

interface NamedStep {
  name: AdminKey;
  number?: number;
}

/** Returns null if the table knows no such path. */
export function fieldAt(fields: Fields, path: string): FieldAt | null {
  const flat = splitFlatName(path);
  if (flat && Object.hasOwn(fields, flat.name)) return fieldAt(fields, dottedName(path));
  const names: NamedStep[] = [];
  const steps = path.split(".");
  for (let known = fields; ; ) {
    const name = steps.shift() ?? "";
    const field = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!field) return null;
    const [next, ...rest] = steps;
    if (next === undefined) return { field, names: [...names, { name: field.label }] };
    if (field.items && /^\d+$/.test(next)) {
      names.push({ name: field.items.item, number: Number(next) + 1 });
      if (rest.length === 0) return { field, names };
      steps.shift();
      known = field.items.fields;
      continue;
    }
    if (field.kind === "other") return { field, names: [...names, { name: field.label }] };
    if (!isLanguage(next) || rest.length > 0) return null;
    return { field, language: next, names: [...names, { name: field.label }] };
  }
}

/** An issue of a localized text is shown at its English input. */
export function inputPath(fields: Fields, path: string): string {
  const found = fieldAt(fields, path);
  if (found?.language) return dottedName(path);
  return found?.field.requiredLanguages ? `${path}.${fallbackLanguage}` : path;
}

export function readableText(fields: Fields, path: string, stored: string): string {
  return fieldAt(fields, path)?.field.readable?.(stored) ?? stored;
}

export interface FieldLeaf {
  path: string;
  field: Field;
  kind: KindName;
  label: AdminKey;
  language?: Language;
  value: unknown;
}

export function fieldLeaves(fields: Fields, values: Record<string, unknown>, below = ""): FieldLeaf[] {
  return Object.entries(fields).flatMap(([name, field]): FieldLeaf[] => {
    const path = below + name;
    const value = values[name];
    const leaf = { path, field, kind: field.kind, label: field.label };
    const { items } = field;
    if (items) {
      const list = Array.isArray(value) ? value : [];
      return list.flatMap((item, index) => fieldLeaves(items.fields, item, `${path}.${index}.`));
    }
    if (field.kind !== "localized" && field.kind !== "html") return [{ ...leaf, value }];
    const texts = (value ?? {}) as Partial<Record<Language, unknown>>;
    return languages.map((language) => ({
      ...leaf,
      path: `${path}.${language}`,
      language,
      value: texts[language],
    }));
  });
}

export type FormSections = Record<string, Section>;

interface Section {
  title: AdminKey;
  intro?: AdminKey;
  folds?: boolean;
  wide?: boolean;
}

export interface EntityFields {
  fields: Fields;
  sections: FormSections;
}

export function sectionFields(fields: Fields, section: string): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.section === section);
}
