import { isEmpty } from "./is-empty";
import { valueAt } from "./value-at";

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
