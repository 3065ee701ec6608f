import { dottedName } from "../i18n/flat-names";
import { isRecord } from "./values";

export type FieldErrors = Record<string, string>;

export function flatErrors(tree: unknown, path = ""): FieldErrors {
  if (Array.isArray(tree)) {
    return Object.assign({}, ...tree.map((branch, index) => flatErrors(branch, join(path, String(index)))));
  }
  if (!isRecord(tree)) return {};
  if (typeof tree.message === "string" && typeof tree.type === "string") return { [path]: tree.message };
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, branch]) => flatErrors(branch, join(path, key))),
  );
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}

/** Where an error of `path` stands among `fields`: itself, its English input, the field it lies in, or the first one below it. */
function fieldOf(path: string, fields: string[]): string | undefined {
  const known = new Set(fields);
  // The API names the texts of some records `title_en`.
  const exact = [path, `${path}.en`, dottedName(path)].find((each) => known.has(each));
  const around = fields.filter((each) => path.startsWith(`${each}.`));
  const below = fields.find((each) => each.startsWith(`${path}.`));
  return exact ?? around.sort((one, other) => other.length - one.length)[0] ?? below;
}

/** Assigns errors to the fields that can show them; others stay under their own path in `elsewhere`. */
export function assignErrors(errors: FieldErrors, fields: string[]) {
  const placed: FieldErrors = {};
  const elsewhere: FieldErrors = {};
  for (const [path, message] of Object.entries(errors)) {
    const field = fieldOf(path, fields);
    if (field === undefined) elsewhere[path] = message;
    else placed[field] ??= message;
  }
  return { placed, elsewhere };
}
