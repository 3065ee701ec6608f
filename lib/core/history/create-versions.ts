import "server-only";
import type { Actor } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import type { RecordStore } from "../entity/record-store";
import { picturesOf, type Snapshot } from "../entity/snapshot";
import type { RuleOptions } from "../translations/rule";
import { markRecord } from "./mark-records";
import type { VersionAction } from "./schema";

export interface VersionChange {
  action: VersionAction;
  actor: (Pick<Actor, "username" | "kind"> & { id: number | null }) | null;
  changed?: string[];
  restored_from?: number;
  /** For a deletion: the position in the list. */
  position?: number;
  batch?: number;
  /** For an earlier version: the record's content then. */
  snapshot?: Snapshot;
  at?: Date;
}

type NotedChange = Omit<VersionChange, "changed" | "snapshot" | "actor"> & {
  actor: Actor | null;
  marks?: RuleOptions;
};

interface NewVersion<Record> {
  record: Record;
  content: Snapshot;
  changed: string[];
}

const portion = 50;

/** Writes versions of several records. Pictures in a version are kept in the store. */
async function writeVersions<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  versions: NewVersion<Stored>[],
  { action, actor, restored_from, position, batch, at }: Omit<VersionChange, "changed" | "snapshot">,
): Promise<void> {
  const { keyOf, title, tourType } = store;
  const entity = store.entity.name;
  for (let from = 0; from < versions.length; from += portion) {
    const rows = versions.slice(from, from + portion).map(({ record, content, changed }) => ({
      key: keyOf(record),
      content,
      changed,
      pictures: picturesOf(content),
      title: title(record),
      tour_type: tourType?.(record) ?? null,
    }));
    await tx.$executeRaw`
      WITH given AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS row (key text, content jsonb, changed text[], pictures text[], title text, tour_type smallint)
      ), version AS (
        INSERT INTO record_version (
          entity, record_key, number, action, snapshot, changed, title, tour_type, restored_from, position, batch_id, user_id,
          username, via, created_at
        )
        SELECT ${entity}, key,
          (SELECT COALESCE(max(number), 0) + 1 FROM record_version WHERE entity = ${entity} AND record_key = key),
          ${action}, content, changed, title, tour_type, ${restored_from ?? null}::int, ${position ?? null}::int, ${batch ?? null}::int,
          ${actor?.id ?? null}::int, ${actor?.username ?? ""}, ${actor?.kind ?? null},
          COALESCE(${at ?? null}::timestamptz, clock_timestamp())
        FROM given
        RETURNING id, record_key
      )
      INSERT INTO version_image (version_id, path)
      SELECT version.id, path FROM version
        JOIN given ON given.key = version.record_key
        JOIN stored_image ON path = ANY(given.pictures)`;
  }
}

/** Saves of a large record by one account on one day that get a version each. */
const mostLargeOfDay = 20;

/** A record is large if its version has more letters, and if PostgreSQL stores it in more bytes. */
const large = { letters: 100_000, bytes: 50_000 };

/**
 * Removes the account's latest version of today if today has many large ones, and returns the fields that it changed: an article
 * of 600 KB that is saved every minute would fill the disk. The next version stands for both saves.
 */
async function joinLargeVersion(
  tx: Transaction,
  entity: string,
  key: string,
  content: Snapshot,
  actor: VersionChange["actor"],
): Promise<string[]> {
  if (!actor || JSON.stringify(content).length <= large.letters) return [];
  const [joined] = await tx.$queryRaw<{ changed: string[] }[]>`
    WITH today AS (
      SELECT id, number FROM record_version
      WHERE entity = ${entity} AND record_key = ${key} AND action = 'update' AND username = ${actor.username}
        AND (created_at AT TIME ZONE site_time_zone())::date = (clock_timestamp() AT TIME ZONE site_time_zone())::date
        AND pg_column_size(snapshot) > ${large.bytes}
    )
    DELETE FROM record_version
    WHERE id = (SELECT id FROM today ORDER BY number DESC LIMIT 1)
      AND (SELECT count(*) FROM today) >= ${mostLargeOfDay}
    RETURNING changed`;
  return joined?.changed ?? [];
}

export async function createVersion<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  record: Stored,
  { changed = [], snapshot, ...change }: VersionChange,
): Promise<void> {
  const content = snapshot ?? store.snapshot(record);
  await writeVersions(tx, store, [{ record, content, changed }], change);
}

/** Writes a version of each changed record, after a `baseline` if there is no history. Returns how many records changed. */
export async function noteChanges<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  pairs: readonly { before: Stored; after: Stored }[],
  { marks, ...change }: NotedChange,
): Promise<number> {
  for (const { before, after } of pairs) {
    await markRecord(tx, store, before, after, change.actor?.username ?? "", marks);
  }
  const { changed: compare, snapshot, keyOf } = store;
  const entity = store.entity.name;
  const differing = pairs.flatMap(({ before, after }) => {
    const [was, is]: [Snapshot, Snapshot] = [snapshot(before), snapshot(after)];
    const changed = compare(was, is);
    return changed.length === 0 ? [] : [{ before, was, record: after, content: is, changed }];
  });
  if (differing.length === 0) return 0;
  if (change.actor) await store.requireRights?.(tx, change.actor, differing);
  const known = await tx.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${differing.map(({ record }) => keyOf(record))}::text[]) AS key
    WHERE EXISTS (SELECT FROM record_version WHERE entity = ${entity} AND record_key = key)`;
  const keys = new Set(known.map(({ key }) => key));
  const first = differing
    .filter(({ before }) => !keys.has(keyOf(before)))
    .map(({ before, was }) => ({ record: before, content: was, changed: [] }));
  await writeVersions(tx, store, first, { action: "baseline", actor: null });
  if (change.action === "update") {
    for (const version of differing) {
      const joined = await joinLargeVersion(tx, entity, keyOf(version.record), version.content, change.actor);
      version.changed = [...new Set([...joined, ...version.changed])];
    }
  }
  await writeVersions(tx, store, differing, change);
  return differing.length;
}

export async function noteChange<Stored extends object>(
  tx: Transaction,
  store: RecordStore<Stored>,
  before: Stored,
  after: Stored,
  change: NotedChange,
): Promise<void> {
  await noteChanges(tx, store, [{ before, after }], change);
}
