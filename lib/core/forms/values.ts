export type PlainRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

export function plainCopy<T>(value: T): T {
  return structuredClone(value);
}

export function valueAt(values: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, values);
}

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

/** A missing value, `null` and an empty text are the same. */
export function isSame(first: unknown, second: unknown): boolean {
  if (Object.is(first, second) || (isNothing(first) && isNothing(second))) return true;
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.length === second.length && first.every((value, index) => isSame(value, second[index]));
  }
  // A form turns a missing object into an object of empty texts.
  if (isRecord(first) && (isRecord(second) || isNothing(second))) {
    return areSameRecords(first, isRecord(second) ? second : {});
  }
  return isRecord(second) && isNothing(first) && areSameRecords({}, second);
}
