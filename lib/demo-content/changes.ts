import "server-only";
import { Prisma } from "../../prisma/client/client";
import type { Transaction } from "../content/change-content";
import type { Fields } from "../content/field";
import { changedFields, type Snapshot, snapshotSchema } from "../entity/snapshot";
import { isSame } from "../forms/values";

/** Whether the record of a `mark` was written since the seed. Its content may be the same again. */
export const touchedSince = Prisma.sql`EXISTS (
  SELECT FROM record_version AS version
  WHERE version.entity = mark.entity AND version.record_key = mark.record_key
    AND version.action <> 'baseline' AND version.created_at > mark.seeded_at)`;

/** Returns null if the demo did not make the record. */
export async function isTouched(tx: Transaction, entity: string, key: string): Promise<boolean | null> {
  const [row] = await tx.$queryRaw<{ touched: boolean }[]>`
    SELECT ${touchedSince} AS touched FROM demo_record AS mark WHERE entity = ${entity} AND record_key = ${key}`;
  return row?.touched ?? null;
}

/**
 * Reads the content of a record as the seed wrote it: its last version until then, the version before the first change, or
 * the version of a deletion that no change preceded. Returns null if the record was never written since, or its versions
 * have expired.
 */
export async function readSeeded(tx: Transaction, entity: string, key: string): Promise<Snapshot | null> {
  const [row] = await tx.$queryRaw<{ snapshot: unknown }[]>`
    SELECT version.snapshot FROM record_version AS version JOIN demo_record USING (entity, record_key)
    WHERE entity = ${entity} AND record_key = ${key}
      AND (version.action = 'baseline' OR version.created_at <= demo_record.seeded_at
        OR (version.action = 'delete' AND version.number = 1))
    ORDER BY number DESC LIMIT 1`;
  return row ? snapshotSchema.parse(row.snapshot) : null;
}

/** Adds the fields of today that an older version does not have, so that a new field is no change. */
export function withNewFields(seeded: Snapshot, now: Snapshot): Snapshot {
  return { ...now, ...seeded };
}

export interface SettingsRemoval {
  /** Fields that get their empty value. */
  emptied: string[];
  /** Lists of which the operator's own items stay. */
  lists: Record<string, unknown[]>;
  /** Fields that hold something of the operator. */
  own: string[];
}

/** Separates the operator's own values of the settings from the values of the demo. */
export function settingsRemoval(fields: Fields, seeded: Snapshot, now: Snapshot): SettingsRemoval {
  const changed = new Set(changedFields(fields, withNewFields(seeded, now), now));
  const lists: SettingsRemoval["lists"] = {};
  for (const name of changed) {
    const [was, is] = [seeded[name], now[name]];
    if (fields[name]?.kind !== "list" || !Array.isArray(was) || !Array.isArray(is)) continue;
    lists[name] = is.filter((item) => !was.some((each) => isSame(each, item)));
  }
  return {
    emptied: Object.keys(fields).filter((name) => !changed.has(name)),
    lists,
    own: [...changed].filter((name) => lists[name]?.length !== 0),
  };
}
