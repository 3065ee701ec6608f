import { isEmpty } from "./is-empty";
import { valueAt } from "./value-at";

/** An input that stands in a form. */
export interface FieldEntry {
  path: string;
  required?: boolean;
  /** What stands beside it when it is required and empty. */
  requiredError?: string;
  /** The path of the English text that it translates. */
  translationOf?: string;
}

/** Required inputs that are empty. */
export function missingFields(entries: FieldEntry[], values: unknown): FieldEntry[] {
  return entries.filter(({ required, path }) => required && isEmpty(valueAt(values, path)));
}

/** Translations that are empty although there is an English text. */
export function untranslatedFields(entries: FieldEntry[], values: unknown): FieldEntry[] {
  return entries.filter(
    ({ path, translationOf }) =>
      translationOf && isEmpty(valueAt(values, path)) && !isEmpty(valueAt(values, translationOf)),
  );
}
