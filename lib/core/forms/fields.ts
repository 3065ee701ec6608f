import { isEmpty, valueAt } from "./values";

export interface FieldEntry {
  path: string;
  required?: boolean;
  requiredError?: string;
  limit?: number;
  translationOf?: string;
}

export function missingFields(entries: FieldEntry[], values: unknown): FieldEntry[] {
  return entries.filter(({ required, path }) => required && isEmpty(valueAt(values, path)));
}

export function overlongFields(entries: FieldEntry[], values: unknown): FieldEntry[] {
  return entries.filter(({ path, limit }) => {
    const value = valueAt(values, path);
    return limit !== undefined && typeof value === "string" && value.length > limit;
  });
}

export function untranslatedFields(entries: FieldEntry[], values: unknown): FieldEntry[] {
  return entries.filter(
    ({ path, translationOf }) =>
      translationOf && isEmpty(valueAt(values, path)) && !isEmpty(valueAt(values, translationOf)),
  );
}

export interface FormPart {
  id: string;
  label: string;
  /** Paths of fields or lists; the fields below a list belong to it. */
  paths: string[];
}

export interface SectionState {
  errors: number;
  missing: number;
  untranslated: number;
  empty: boolean;
}

function isWithin(path: string, { paths }: Pick<FormPart, "paths">): boolean {
  return paths.some((each) => path === each || path.startsWith(`${each}.`));
}

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
