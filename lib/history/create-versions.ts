import "server-only";
import type { Actor } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import type { Snapshot } from "../entity/snapshot";
import { picturesOf } from "../entity/snapshot";
import type { Entity } from "../registry/entities";
import type { Records } from "../registry/record-stores";
import { recordStores } from "../registry/record-stores";
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

type NotedChange = Omit<VersionChange, "changed" | "snapshot"> & { marks?: RuleOptions };

interface NewVersion<Record> {
  record: Record;
  content: Snapshot;
  changed: string[];
}

const portion = 50;

/** Writes versions of several records. Pictures in a version are kept in the store. */
async function writeVersions<E extends Entity>(
  tx: Transaction,
  entity: E,
  versions: NewVersion<Records[E]>[],
  { action, actor, restored_from, position, batch, at }: Omit<VersionChange, "changed" | "snapshot">,
): Promise<void> {
  const { keyOf, title, tourType } = recordStores[entity];
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

export async function createVersion<E extends Entity>(
  tx: Transaction,
  entity: E,
  record: Records[E],
  { changed = [], snapshot, ...change }: VersionChange,
): Promise<void> {
  const content = snapshot ?? recordStores[entity].snapshot(record);
  await writeVersions(tx, entity, [{ record, content, changed }], change);
}

/** Writes a version of each changed record, after a `baseline` if there is no history. Returns how many records changed. */
export async function noteChanges<E extends Entity>(
  tx: Transaction,
  entity: E,
  pairs: readonly { before: Records[E]; after: Records[E] }[],
  { marks, ...change }: NotedChange,
): Promise<number> {
  for (const { before, after } of pairs) {
    await markRecord(tx, entity, before, after, change.actor?.username ?? "", marks);
  }
  const { changed: compare, snapshot, keyOf } = recordStores[entity];
  const differing = pairs.flatMap(({ before, after }) => {
    const [was, is]: [Snapshot, Snapshot] = [snapshot(before), snapshot(after)];
    const changed = compare(was, is);
    return changed.length === 0 ? [] : [{ before, was, record: after, content: is, changed }];
  });
  if (differing.length === 0) return 0;
  const known = await tx.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${differing.map(({ record }) => keyOf(record))}::text[]) AS key
    WHERE EXISTS (SELECT FROM record_version WHERE entity = ${entity} AND record_key = key)`;
  const keys = new Set(known.map(({ key }) => key));
  const first = differing
    .filter(({ before }) => !keys.has(keyOf(before)))
    .map(({ before, was }) => ({ record: before, content: was, changed: [] }));
  await writeVersions(tx, entity, first, { action: "baseline", actor: null });
  await writeVersions(tx, entity, differing, change);
  return differing.length;
}

export async function noteChange<E extends Entity>(
  tx: Transaction,
  entity: E,
  before: Records[E],
  after: Records[E],
  change: NotedChange,
): Promise<void> {
  await noteChanges(tx, entity, [{ before, after }], change);
}
