import { isSame } from "./is-same";
import { isRecord } from "./plain";

/** A field that differs between the stored record as it was read (`base`), what is typed (`mine`) and what is stored now (`theirs`). */
export interface Difference {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  changedBy: "me" | "them" | "both";
}

function differenceAt(path: string, base: unknown, mine: unknown, theirs: unknown): Difference[] {
  const [changedByMe, changedByThem] = [!isSame(base, mine), !isSame(base, theirs)];
  if ((!changedByMe && !changedByThem) || isSame(mine, theirs)) return [];
  const changedBy = changedByMe && changedByThem ? "both" : changedByMe ? "me" : "them";
  return [{ path, base, mine, theirs, changedBy }];
}

/** All fields that differ, deepest records first apart; a list counts as one field. What both changed alike is no difference. */
export function differences(base: unknown, mine: unknown, theirs: unknown, path = ""): Difference[] {
  const versions = [base, mine, theirs];
  const filled = versions.filter((version) => version !== undefined && version !== null && version !== "");
  if (filled.length === 0 || !filled.every(isRecord)) return differenceAt(path, base, mine, theirs);
  const [first, second, third] = versions.map((version) => (isRecord(version) ? version : {}));
  const keys = new Set([first, second, third].flatMap((version) => Object.keys(version ?? {})));
  return [...keys].flatMap((key) =>
    differences(first?.[key], second?.[key], third?.[key], path ? `${path}.${key}` : key),
  );
}
