import { languages } from "../i18n/languages";
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

const flatName = new RegExp(`^(.+)_(${languages.join("|")})$`);

/** Finds the field that shows an error: itself, its English input, the field around it, or the first field below it. */
function placeOf(path: string, fields: string[]): string | undefined {
  const known = new Set(fields);
  const exact = [path, `${path}.en`, path.replace(flatName, "$1.$2")].find((each) => known.has(each));
  const around = fields.filter((each) => path.startsWith(`${each}.`));
  const below = fields.find((each) => each.startsWith(`${path}.`));
  return exact ?? around.sort((one, other) => other.length - one.length)[0] ?? below;
}

/** Assigns errors to the fields that can show them; others stay under their own path in `elsewhere`. */
export function placeErrors(errors: FieldErrors, fields: string[]) {
  const placed: FieldErrors = {};
  const elsewhere: FieldErrors = {};
  for (const [path, message] of Object.entries(errors)) {
    const place = placeOf(path, fields);
    if (place === undefined) elsewhere[path] = message;
    else placed[place] ??= message;
  }
  return { placed, elsewhere };
}
