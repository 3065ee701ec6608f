import "server-only";
import { LRUCache } from "lru-cache";
import { contentKnowledge } from "./content-version";
import {
  type ContentKey,
  type ContentKeys,
  collectDependencies,
  dependsOn,
  dependsOnAll,
} from "./dependencies";

/** Never true if no listener reports new versions. */
function holds(good: number, contentKeys: ContentKeys): boolean {
  const { isFollowed, moments } = contentKnowledge();
  moments.now();
  return isFollowed && !moments.changedSince(good, contentKeys);
}

interface Reading<T> {
  value: Promise<[T, ContentKeys]>;
  good: number;
  contentKeys: ContentKeys;
}

/** Caches `load` until one of its content keys changes. Only for public pages: staff must read the database. */
export function cachedContent<T>(load: () => Promise<T>): (...used: ContentKey[]) => Promise<T> {
  let cached: Reading<T> | undefined;
  const read = (): Reading<T> => {
    const good = contentKnowledge().moments.now();
    const fresh: Reading<T> = { value: collectDependencies(load), good, contentKeys: null };
    cached = fresh;
    fresh.value.then(
      ([, contentKeys]) => {
        fresh.contentKeys = contentKeys;
      },
      () => {
        if (cached === fresh) cached = undefined;
      },
    );
    return fresh;
  };
  return async (...used) => {
    const reading = cached && holds(cached.good, cached.contentKeys) ? cached : read();
    if (used.length > 0) dependsOn(...used);
    const [value, contentKeys] = await reading.value;
    if (used.length === 0) dependsOnAll(contentKeys);
    return value;
  };
}

interface RecordCache<T> {
  max: number;
  keyOf: (id: number) => ContentKey;
  load: (ids: number[]) => Promise<T[]>;
}

export function cachedRecords<T extends { id: number }>({ max, keyOf, load }: RecordCache<T>) {
  const cache = new LRUCache<number, { value: T; good: number }>({ max });
  const current = (id: number): T | undefined => {
    const kept = cache.get(id);
    return kept && holds(kept.good, [keyOf(id)]) ? kept.value : undefined;
  };
  return async (ids: number[]): Promise<T[]> => {
    dependsOn(...ids.map(keyOf));
    const known = ids.flatMap((id) => current(id) ?? []);
    const missing = ids.filter((id) => !known.some((record) => record.id === id));
    if (missing.length === 0) return known;
    const good = contentKnowledge().moments.now();
    const read = await load(missing);
    for (const value of read) cache.set(value.id, { value, good });
    return [...known, ...read];
  };
}

interface NamedCache<T> {
  max: number;
  contentKeys: readonly ContentKey[];
  load: (name: string) => Promise<T>;
}

/** `read` replaces `load` for a value that another query reads along with its own result. */
export function cachedByName<T>({ max, contentKeys, load }: NamedCache<T>) {
  const cache = new LRUCache<string, { value: Promise<T>; good: number }>({ max });
  return (name: string, read = () => load(name)): Promise<T> => {
    dependsOn(...contentKeys);
    const kept = cache.get(name);
    if (kept && holds(kept.good, contentKeys)) return kept.value;
    const good = contentKnowledge().moments.now();
    const value = read();
    cache.set(name, { value, good });
    value.catch(() => cache.delete(name));
    return value;
  };
}
