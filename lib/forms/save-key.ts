import { isNothing, isRecord } from "./values";

/** The Idempotency-Key of one content: a second attempt to save the same repeats it. */
export interface SaveKey {
  content: string;
  key: string;
}

/** The same text for values that say the same. */
export function contentText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (!isRecord(each)) return each;
    const said = Object.entries(each).filter(([, inner]) => !isNothing(inner));
    return Object.fromEntries(said.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** The key for `content`: the last one, where the content is still the same. */
export function saveKeyFor(content: unknown, last: SaveKey | null): SaveKey {
  const text = contentText(content);
  return last?.content === text ? last : { content: text, key: randomKey() };
}

/** A key nobody else has. `crypto.randomUUID` would need https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
