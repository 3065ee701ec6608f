import { sharedState } from "../shared-state.ts";
import { ContentMoments } from "./content-moments";

/** A row of `content_log`: what one write touched. */
interface ContentChange {
  version: bigint;
  write_id: string;
  previous_write_id: string;
  keys: readonly string[];
}

/** The row `content_version`. Equal rows mean equal content. */
export interface StoredVersion {
  version: bigint;
  /** Of the write that raised it: a recovery to an earlier moment brings numbers back, but never an id. */
  write_id: string;
  /** The run of the database server: content that it forgets in a recovery may have been rendered already. */
  server?: string;
  /** The log up to it. Where it does not lead here from a known version, everything may have changed. */
  changes?: readonly ContentChange[];
}

/** Reads the row, with the log since a version. */
export type ReadVersion = (since: bigint) => Promise<StoredVersion>;

/** What `content_changes_since(version)` returns; the driver says how it writes the number. */
export interface VersionRow {
  version: bigint | string;
  write_id: string;
  server: string;
  changes: { version: string; write_id: string; previous_write_id: string; keys: string[] }[];
}

/** The row as drivers return it. */
export function storedVersion({ version, write_id, server, changes }: VersionRow): StoredVersion {
  const log = changes.map((change) => ({ ...change, version: BigInt(change.version) }));
  return { version: BigInt(version), write_id, server, changes: log };
}

/** What was touched between two versions; null where the chain of writes does not lead from one to the other. */
function touchedBetween(known: StoredVersion, { version, write_id, changes = [] }: StoredVersion) {
  const since = changes.filter((change) => change.version > known.version);
  let last: Pick<StoredVersion, "version" | "write_id"> = known;
  for (const change of since) {
    if (change.version !== last.version + 1n || change.previous_write_id !== last.write_id) return null;
    last = change;
  }
  const whole = last.version === version && last.write_id === write_id;
  return whole ? since.flatMap(({ keys }) => keys) : null;
}

/** What one process knows of the content's version. */
export class ContentKnowledge {
  readonly moments = new ContentMoments();
  #row: StoredVersion = { version: 0n, write_id: "" };
  /** How often something new was learned, and how often that was a fall. */
  #learned = 0;
  #falls = 0;

  /** False as long as nobody follows the versions, as in `next dev`. */
  get isFollowed(): boolean {
    return this.#row.version > 0n;
  }

  /** Names the public content of this moment. */
  get version(): string {
    return `${this.#row.version}.${this.#row.write_id}.${this.moments.day()}`;
  }

  /**
   * Takes over what `read` finds in the row. A lower row, or another write under the same number, is a database that
   * was taken back to an earlier moment, and holds from now on; one that was started anew may have been. Reads may
   * overtake each other: a lower row that was read while a higher one was learned is only late.
   */
  async learn(read: ReadVersion): Promise<void> {
    for (;;) {
      const learned = this.#learned;
      const falls = this.#falls;
      const row = await read(this.#row.version);
      // Begun before a fall was seen, it may have found what no longer holds.
      if (this.#falls !== falls) continue;
      const restarted = learned > 0 && row.server !== this.#row.server;
      if (!restarted && row.version > this.#row.version) {
        return this.#take(row, touchedBetween(this.#row, row));
      }
      const same = row.version === this.#row.version && row.write_id === this.#row.write_id;
      if (same && !restarted) return;
      if (this.#learned === learned) {
        this.#falls += 1;
        return this.#take(row, null);
      }
      if (!restarted) return;
    }
  }

  #take({ version, write_id, server }: StoredVersion, touched: readonly string[] | null): void {
    this.#row = { version, write_id, server };
    this.#learned += 1;
    this.moments.raise(touched);
  }
}

/** Returns what this process knows of the content's version. */
export function contentKnowledge(): ContentKnowledge {
  return sharedState("content-version", () => new ContentKnowledge());
}

/**
 * Names the public content of this moment: two pages with the same version were rendered from the same content. The
 * day in Bangkok is part of it.
 */
export function contentVersion(): string {
  return contentKnowledge().version;
}

/** Has this process take over what the database says. */
export function learnContentVersion(read: ReadVersion): Promise<void> {
  return contentKnowledge().learn(read);
}
