import { isRecord, isSame, plainCopy } from "./values";

/** `base` is the stored record when it was read, `mine` the form, `theirs` the stored record now. */
export interface MergeDifference {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  changedBy: "me" | "them" | "both";
}

function differenceAt(path: string, base: unknown, mine: unknown, theirs: unknown): MergeDifference[] {
  const [changedByMe, changedByThem] = [!isSame(base, mine), !isSame(base, theirs)];
  if ((!changedByMe && !changedByThem) || isSame(mine, theirs)) return [];
  const changedBy = changedByMe && changedByThem ? "both" : changedByMe ? "me" : "them";
  return [{ path, base, mine, theirs, changedBy }];
}

/** Lists all fields that differ; a list counts as one field. Equal changes on both sides are no difference. */
export function differences(base: unknown, mine: unknown, theirs: unknown, path = ""): MergeDifference[] {
  const versions = [base, mine, theirs];
  const filled = versions.filter((version) => version !== undefined && version !== null && version !== "");
  if (filled.length === 0 || !filled.every(isRecord)) return differenceAt(path, base, mine, theirs);
  const [first, second, third] = versions.map((version) => (isRecord(version) ? version : {}));
  const keys = new Set([first, second, third].flatMap((version) => Object.keys(version ?? {})));
  return [...keys].flatMap((key) =>
    differences(first?.[key], second?.[key], third?.[key], path ? `${path}.${key}` : key),
  );
}

export type Choice = "mine" | "theirs";

export type MergeChoices = Record<string, Choice>;

/** Decides the differences that only one side changed: that side's version is kept. */
export function obviousChoices(found: MergeDifference[]): MergeChoices {
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

export function mergeVersions<T>(mine: T, found: MergeDifference[], choices: MergeChoices): T {
  const taken = found.filter(({ path }) => choices[path] === "theirs");
  const merged = taken.reduce<unknown>(
    (values, { path, theirs }) => withValue(values, path.split("."), theirs),
    plainCopy(mine),
  );
  return merged as T;
}
