import { randomKey } from "./random-key";

/** The Idempotency-Key of one content: a second attempt to save the same repeats it. */
export interface SaveKey {
  content: string;
  key: string;
}

/** The key for `content`: the last one, where the content is still the same. */
export function saveKeyFor(content: unknown, last: SaveKey | null): SaveKey {
  const text = JSON.stringify(content);
  return last?.content === text ? last : { content: text, key: randomKey() };
}
