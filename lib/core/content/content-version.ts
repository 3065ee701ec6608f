import { sharedState } from "../shared-state.ts";
import { ContentMoments } from "./content-moments";

interface ContentChange {
  version: bigint;
  write_id: string;
  previous_write_id: string;
  keys: readonly string[];
}

export interface StoredVersion {
  version: bigint;
  /** After a recovery to an earlier moment, version numbers return but ids never do. */
  write_id: string;
  /** One run of the database server. A crash may have lost writes that were already rendered. */
  server?: string;
  /** The log up to this version. If it does not start at a known version, everything may have changed. */
  changes?: readonly ContentChange[];
}

export type ReadVersion = (since: bigint) => Promise<StoredVersion>;

export interface VersionRow {
  version: bigint | string;
  write_id: string;
  server: string;
  changes: { version: string; write_id: string; previous_write_id: string; keys: string[] }[];
}

export function storedVersion({ version, write_id, server, changes }: VersionRow): StoredVersion {
  const log = changes.map((change) => ({ ...change, version: BigInt(change.version) }));
  return { version: BigInt(version), write_id, server, changes: log };
}

/** Returns null if the log has no unbroken chain of writes between the versions. */
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

export class ContentKnowledge {
  readonly moments = new ContentMoments();
  #row: StoredVersion = { version: 0n, write_id: "" };
  #learned = 0;
  #falls = 0;

  /** False if no listener reports new versions, as in `next dev`. */
  get isFollowed(): boolean {
    return this.#row.version > 0n;
  }

  get version(): string {
    return `${this.#row.version}.${this.#row.write_id}.${this.moments.day()}`;
  }

  /**
   * Takes over the version that `read` finds. A lower number, or another write id under the same number, means a restored
   * database, so everything may have changed. A lower number from an earlier read is merely late.
   */
  async learn(read: ReadVersion): Promise<void> {
    for (;;) {
      const learned = this.#learned;
      const falls = this.#falls;
      const row = await read(this.#row.version);
      // A read that began before the database was restored may have found the old version.
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

export function contentKnowledge(): ContentKnowledge {
  return sharedState("content-version", () => new ContentKnowledge());
}

/** Two pages with the same version were rendered from the same content. The day in the operator's zone is part of it. */
export function contentVersion(): string {
  return contentKnowledge().version;
}

export function learnContentVersion(read: ReadVersion): Promise<void> {
  return contentKnowledge().learn(read);
}
