import "server-only";
import { Prisma } from "../../../prisma/client/client";
import type { Transaction } from "../../core/content/change-content";
import type { Field, Fields } from "../../core/content/field";
import { changedFields, type Snapshot, snapshotSchema, withAllLanguages } from "../../core/entity/snapshot";
import { isRecord, isSame, type PlainRecord } from "../../core/forms/values";
import { isRecordList, laterPositions } from "../../core/history/beside-items";
import { fallbackLanguage, languages } from "../../core/i18n/languages";

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
  /** Texts of which the languages that staff have written stay, by their keys in a snapshot. */
  texts: Record<string, unknown>;
  /** Fields that hold something of the operator. */
  own: string[];
}

/** Keeps the languages that staff have written. English stays where the field requires it beside another language. */
function ownLanguages({ stored }: Field, was: unknown, is: unknown): unknown {
  if (!isRecord(was) || !isRecord(is)) return is;
  const own = Object.fromEntries(Object.entries(is).filter(([language, text]) => text !== was[language]));
  return stored.safeParse(own).success ? own : { [fallbackLanguage]: is[fallbackLanguage], ...own };
}

/** Keeps the operator's items, and of the demo's items that staff have changed the languages that staff have written. */
function ownItems(fields: Fields, was: PlainRecord[], is: PlainRecord[]): PlainRecord[] {
  const seededAt = new Map([...laterPositions(fields, was, is)].map(([from, to]) => [to, was[from]]));
  return is.flatMap((item, index) => {
    if (was.some((each) => isSame(each, item))) return [];
    const seeded = seededAt.get(index);
    const values = Object.entries(item).map(([name, value]) => {
      const field = fields[name];
      return [name, seeded && field?.kind === "localized" ? ownLanguages(field, seeded[name], value) : value];
    });
    return [Object.fromEntries(values)];
  });
}

/** The languages of changed texts that staff have written. A language of the demo is empty. */
function ownTexts(fields: Fields, changed: Iterable<string>, seeded: Snapshot, now: Snapshot): Snapshot {
  const texts: Snapshot = {};
  for (const name of changed) {
    const field = fields[name];
    if (!field) continue;
    if (field.flat) {
      for (const key of languages.map((language) => `${name}_${language}`)) {
        if (now[key] && now[key] === seeded[key]) texts[key] = "";
      }
      continue;
    }
    const own = field.kind === "localized" ? ownLanguages(field, seeded[name], now[name]) : now[name];
    if (!isSame(own, now[name])) texts[name] = own;
  }
  return withAllLanguages(fields, texts);
}

/** Separates the operator's own values of the settings from the values of the demo. */
export function settingsRemoval(fields: Fields, seeded: Snapshot, now: Snapshot): SettingsRemoval {
  const changed = new Set(changedFields(fields, withNewFields(seeded, now), now));
  const lists: SettingsRemoval["lists"] = {};
  for (const name of changed) {
    const [was, is] = [seeded[name], now[name]];
    if (fields[name]?.kind !== "list" || !isRecordList(was) || !isRecordList(is)) continue;
    lists[name] = ownItems(fields[name].items?.fields ?? {}, was, is);
  }
  return {
    emptied: Object.keys(fields).filter((name) => !changed.has(name)),
    lists,
    texts: ownTexts(fields, changed, seeded, now),
    own: [...changed].filter((name) => lists[name]?.length !== 0),
  };
}
