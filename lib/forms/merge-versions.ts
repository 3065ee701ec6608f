import type { Difference } from "./differences";
import { isRecord, plainCopy } from "./plain";

export type Choice = "mine" | "theirs";

/** Which version of each field is kept, by path. */
export type Choices = Record<string, Choice>;

/** What needs no decision: a field that only one side changed keeps that side's version. */
export function obviousChoices(found: Difference[]): Choices {
  const decided = found.filter(({ changedBy }) => changedBy !== "both");
  return Object.fromEntries(
    decided.map(({ path, changedBy }) => [path, changedBy === "me" ? "mine" : "theirs"]),
  );
}

function withValue(record: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const fields = isRecord(record) ? record : {};
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}

/** What is typed, with the colleague's version of every field for which that was chosen. */
export function mergeVersions<T>(mine: T, found: Difference[], choices: Choices): T {
  const taken = found.filter(({ path }) => choices[path] === "theirs");
  const merged = taken.reduce<unknown>(
    (values, { path, theirs }) => withValue(values, path.split("."), theirs),
    plainCopy(mine),
  );
  return merged as T;
}
