import { isNothing, isRecord, type PlainRecord } from "./plain";

function areSameRecords(first: PlainRecord, second: PlainRecord): boolean {
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...keys].every((key) => isSame(first[key], second[key]));
}

/** Whether two values of a form say the same: a missing value, `null` and an empty text are one. */
export function isSame(first: unknown, second: unknown): boolean {
  if (Object.is(first, second) || (isNothing(first) && isNothing(second))) return true;
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.length === second.length && first.every((value, index) => isSame(value, second[index]));
  }
  // A record of nothing but empty texts is what a form makes of a record that was never there.
  if (isRecord(first) && (isRecord(second) || isNothing(second))) {
    return areSameRecords(first, isRecord(second) ? second : {});
  }
  return isRecord(second) && isNothing(first) && areSameRecords({}, second);
}
