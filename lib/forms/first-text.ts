import { isRecord } from "./plain";

/** The first text in a value, by which a person knows it: of a day its title, of a question its words. */
export function firstText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  for (const part of parts) {
    const text = firstText(part);
    if (text) return text;
  }
  return "";
}
