import { isNothing, isRecord } from "./values";

/** The Idempotency-Key of one content, so that a second attempt to save the same repeats the first. */
export interface SaveKey {
  content: string;
  key: string;
}

export function contentText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (!isRecord(each)) return each;
    const said = Object.entries(each).filter(([, inner]) => !isNothing(inner));
    return Object.fromEntries(said.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

export function saveKeyFor(content: unknown, last: SaveKey | null): SaveKey {
  const text = contentText(content);
  return last?.content === text ? last : { content: text, key: randomKey() };
}

/** Unlike `crypto.randomUUID`, works without https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
