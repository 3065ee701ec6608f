import { isLanguage } from "../i18n/languages";
import { type FieldEntry, missingFields, untranslatedFields } from "./field-registry";
import { isEmpty } from "./is-empty";
import { valueAt } from "./value-at";

/** A part of a form, and the fields that stand in it. */
export interface FormPart {
  id: string;
  label: string;
  /** Of fields or lists; what lies below them, and `title_en` below `title`, belongs to them. */
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
  return paths.some((each) => {
    const rest = path.startsWith(each) ? path.slice(each.length) : "-";
    return rest === "" || rest.startsWith(".") || (rest.startsWith("_") && isLanguage(rest.slice(1)));
  });
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
