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
