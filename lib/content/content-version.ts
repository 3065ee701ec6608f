import { dayBegins, operatorDay } from "./days";

/** The row `content_version`. Equal rows mean equal content. */
export interface StoredVersion {
  version: bigint;
  /** Of the write that raised it: a recovery to an earlier moment brings numbers back, but never an id. */
  write_id: string;
}

/** What this process knows, shared between the server and Next's bundles through one global. */
interface Known extends StoredVersion {
  /** How often something new was learned, and how often that was a fall. */
  learned: number;
  falls: number;
  /** `contentVersion()`, and the milliseconds in which it holds. */
  text: string;
  from: number;
  until: number;
}

const shared = globalThis as { ombakContentVersion?: Known };

function known(): Known {
  shared.ombakContentVersion ??= {
    version: 0n,
    write_id: "",
    learned: 0,
    falls: 0,
    text: "",
    from: 0,
    until: 0,
  };
  return shared.ombakContentVersion;
}

/**
 * Names the public content of this moment: two pages with the same version were rendered from the same content.
 * The day in Bangkok is part of it, because promos end and posts appear without a write.
 */
export function contentVersion(): string {
  const current = known();
  const now = Date.now();
  if (now < current.from || now >= current.until) {
    const day = operatorDay(new Date(now));
    current.from = dayBegins(day).getTime();
    current.until = current.from + 24 * 60 * 60 * 1_000;
    current.text = `${current.version}.${current.write_id}.${day.toISOString().slice(0, 10)}`;
  }
  return current.text;
}

function take(current: Known, row: StoredVersion): void {
  current.version = row.version;
  current.write_id = row.write_id;
  current.learned += 1;
  current.until = 0;
}

/**
 * Takes over what `read` finds in the row. A lower row, or another write under the same number, is a database that
 * was taken back to an earlier moment, and holds from now on. Reads may overtake each other: a lower row that was read
 * while a higher one was learned is only late.
 */
export async function learnContentVersion(read: () => Promise<StoredVersion>): Promise<void> {
  const current = known();
  for (;;) {
    const { learned, falls } = current;
    const row = await read();
    // Begun before a fall was seen, it may have found what no longer holds.
    if (current.falls !== falls) continue;
    if (row.version > current.version) return take(current, row);
    const same = row.version === current.version && row.write_id === current.write_id;
    if (same || current.learned !== learned) return;
    current.falls += 1;
    return take(current, row);
  }
}

/** Where nobody follows the versions, as in `next dev`, there is only this one. */
const unknownVersion = /^0\./;

/**
 * Caches what `load` returns until the content changes. For what public pages read; what staff read to change it
 * comes from the database itself.
 */
export function cachedByVersion<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: { version: string; value: Promise<T> } | undefined;
  return () => {
    const version = contentVersion();
    if (cached?.version === version && !unknownVersion.test(version)) return cached.value;
    const fresh = { version, value: load() };
    cached = fresh;
    fresh.value.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    return fresh.value;
  };
}
