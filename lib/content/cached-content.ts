import "server-only";
import { LRUCache } from "lru-cache";
import { contentKnowledge } from "./content-version";
import { type ContentKey, collectDependencies, dependsOn, dependsOnAll, type MadeOf } from "./dependencies";

/** Whether something read in the state `good` is up to date; where nobody follows the versions, nothing is. */
function holds(good: number, madeOf: MadeOf): boolean {
  const { isFollowed, moments } = contentKnowledge();
  moments.now();
  return isFollowed && !moments.changedSince(good, madeOf);
}

/** A value that was read, or is being read: as long as that lasts, nobody knows what it is made of. */
interface Reading<T> {
  value: Promise<[T, MadeOf]>;
  good: number;
  madeOf: MadeOf;
}

/**
 * Caches what `load` returns until something changes that it read. The caller says which of it its page uses; without
 * that the page is made of all of it. For what public pages read; what staff read to change it comes from the database
 * itself.
 */
export function cachedContent<T>(load: () => Promise<T>): (...used: ContentKey[]) => Promise<T> {
  let cached: Reading<T> | undefined;
  const read = (): Reading<T> => {
    const good = contentKnowledge().moments.now();
    const fresh: Reading<T> = { value: collectDependencies(load), good, madeOf: null };
    cached = fresh;
    fresh.value.then(
      ([, madeOf]) => {
        fresh.madeOf = madeOf;
      },
      () => {
        if (cached === fresh) cached = undefined;
      },
    );
    return fresh;
  };
  return async (...used) => {
    const reading = cached && holds(cached.good, cached.madeOf) ? cached : read();
    if (used.length > 0) dependsOn(...used);
    const [value, madeOf] = await reading.value;
    if (used.length === 0) dependsOnAll(madeOf);
    return value;
  };
}

interface RecordCache<T> {
  /** Most records that are kept. */
  max: number;
  keyOf: (id: number) => ContentKey;
  /** Reads records; those that are gone are left out. */
  load: (ids: number[]) => Promise<T[]>;
}

/** Caches records one by one, each until it changes; those that are gone are left out. */
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
  /** Most values that are kept. */
  max: number;
  /** What a value is read for, and what it is made of. */
  madeOf: readonly ContentKey[];
  load: (name: string) => Promise<T>;
}

/**
 * Caches values by name, each until something changes that all of them are made of. Who has a value read may say how, where it is read
 * beside something else.
 */
export function cachedByName<T>({ max, madeOf, load }: NamedCache<T>) {
  const cache = new LRUCache<string, { value: Promise<T>; good: number }>({ max });
  return (name: string, read = () => load(name)): Promise<T> => {
    dependsOn(...madeOf);
    const kept = cache.get(name);
    if (kept && holds(kept.good, madeOf)) return kept.value;
    const good = contentKnowledge().moments.now();
    const value = read();
    cache.set(name, { value, good });
    value.catch(() => cache.delete(name));
    return value;
  };
}
