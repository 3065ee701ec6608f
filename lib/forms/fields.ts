import { isEmpty, valueAt } from "./values";

/** An input that stands in a form. */
export interface FieldEntry {
  path: string;
  required?: boolean;
  /** What stands beside it when it is required and empty. */
  requiredError?: string;
  /** Characters at most. */
  limit?: number;
  /** The path of the English text that it translates. */
  translationOf?: string;
}

/** Required inputs that are empty. */
export function missingFields(entries: FieldEntry[], values: unknown): FieldEntry[] {
  return entries.filter(({ required, path }) => required && isEmpty(valueAt(values, path)));
}

/** Texts that are longer than they may be. */
export function overlongFields(entries: FieldEntry[], values: unknown): FieldEntry[] {
  return entries.filter(({ path, limit }) => {
    const value = valueAt(values, path);
    return limit !== undefined && typeof value === "string" && value.length > limit;
  });
}

/** Translations that are empty although there is an English text. */
export function untranslatedFields(entries: FieldEntry[], values: unknown): FieldEntry[] {
  return entries.filter(
    ({ path, translationOf }) =>
      translationOf && isEmpty(valueAt(values, path)) && !isEmpty(valueAt(values, translationOf)),
  );
}

/** A part of a form, and the fields that stand in it. */
export interface FormPart {
  id: string;
  label: string;
  /** Of fields or lists; what lies below them belongs to them. */
  paths: string[];
}

export interface SectionState {
  errors: number;
  missing: number;
  untranslated: number;
  /** Nothing is typed at all. */
  empty: boolean;
}

function isWithin(path: string, { paths }: Pick<FormPart, "paths">): boolean {
  return paths.some((each) => path === each || path.startsWith(`${each}.`));
}

/** What a section lacks. `errors` are paths. */
export function sectionState(
  part: FormPart,
  entries: FieldEntry[],
  values: Record<string, unknown>,
  errors: string[],
): SectionState {
  const own = entries.filter(({ path }) => isWithin(path, part));
  const tops = Object.keys(values).filter((key) => isWithin(key, part));
  return {
    errors: errors.filter((path) => isWithin(path, part)).length,
    missing: missingFields(own, values).length,
    untranslated: untranslatedFields(own, values).length,
    empty:
      tops.every((key) => isEmpty(values[key])) && own.every(({ path }) => isEmpty(valueAt(values, path))),
  };
}
