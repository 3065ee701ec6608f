import type { Fields } from "../content/field";
import type { Choice, MergeChoices, MergeDifference } from "../forms/merge-versions";
import type { PlainRecord } from "../forms/values";
import { alignedList, besideColumns } from "./beside-items";

interface MergedVersions {
  mine: PlainRecord;
  theirs: PlainRecord;
  merged: PlainRecord;
}

/** Puts season prices beside their price lines if a merge took lines and seasons from two versions. */
export function alignMerge<T extends PlainRecord>(
  fields: Fields,
  { mine, theirs, merged }: MergedVersions & { merged: T },
  found: MergeDifference[],
  choices: MergeChoices,
): T {
  const sideOf = (name: string): Choice | null =>
    found.some(({ path }) => path === name) ? (choices[name] ?? "mine") : null;
  const lists = Object.keys(fields).flatMap((name) => {
    const side = sideOf(name);
    const isMixed = besideColumns(fields, name).some(({ other }) => (sideOf(other) ?? side) !== side);
    if (side === null || !isMixed) return [];
    const record = side === "mine" ? mine : theirs;
    return [[name, alignedList(fields, name, { record, target: merged, nothing: "" })]];
  });
  return { ...merged, ...Object.fromEntries(lists) };
}
