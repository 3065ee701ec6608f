/** Values of a form are plain JSON: texts, numbers, lists, records. */
export type PlainRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a field that was never touched may hold. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** A copy that shares nothing with the original. */
export function plainCopy<T>(value: T): T {
  return structuredClone(value);
}

/** The value at a path such as `faqs.0.question.en`. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, values);
}

/** Whether a value of a form says nothing: no text, or a list or record of nothing but such values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  if (typeof value !== "object") return false;
  if (Array.isArray(value)) return value.length === 0;
  return Object.values(value).every(isEmpty);
}

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
