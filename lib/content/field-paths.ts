import { dottedName, splitFlatName } from "../i18n/flat-names";
import { fallbackLanguage, isLanguage, type Language, languages } from "../i18n/languages";
import type { AdminKey, Field, Fields, KindName } from "./field";

/** What stands at a path of a record or draft: `faqs.1.question.en`. */
interface FieldAt {
  field: Field;
  /** Of one language of a text. */
  language?: Language;
  /** What it is called, and what it lies in: item 2 of the list of questions, "Pertanyaan". */
  names: NamedStep[];
}

interface NamedStep {
  name: AdminKey;
  /** Of an item of a list, from 1. */
  number?: number;
}

/** The names and the field at a path; null where the table knows no such path. */
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

/** The input that shows an issue of the API at a path: that of a text in several languages is its English one. */
export function inputPath(fields: Fields, path: string): string {
  const found = fieldAt(fields, path);
  if (found?.language) return dottedName(path);
  return found?.field.requiredLanguages ? `${path}.${fallbackLanguage}` : path;
}

/** A stored value as people read it: an article as its words. */
export function readableText(fields: Fields, path: string, stored: string): string {
  return fieldAt(fields, path)?.field.readable?.(stored) ?? stored;
}

/** One value of a record: a text in one language, a number, a day, one field of a list's item. */
export interface FieldLeaf {
  path: string;
  field: Field;
  kind: KindName;
  label: AdminKey;
  language?: Language;
  value: unknown;
}

/** Every value of a record or draft, in the order of its table, those of lists item by item. */
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

/** Titles of the parts of a form, by the name that fields give as their `section`. */
export type Sections = Record<string, Section>;

interface Section {
  title: AdminKey;
  intro?: AdminKey;
  /** Folded at first. */
  folds?: boolean;
  /** Up to four short inputs side by side instead of two. */
  wide?: boolean;
}

/** An entity as its form, its comparison and its messages know it. */
export interface EntityFields {
  fields: Fields;
  /** In their order. */
  sections: Sections;
}

/** The names of the fields of a section, in their order. */
export function sectionFields(fields: Fields, section: string): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.section === section);
}
