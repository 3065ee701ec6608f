import "server-only";
import type { z } from "zod";
import type { Transaction } from "../content/change-content";
import type { Fields } from "../content/field";
import { fieldErrorMap } from "../content/field-error-map";
import { withTranslationStates } from "../translations/queries";
import { type RecordResponse, type Records, records, type TranslatedEntity } from "./records";
import type { Snapshot } from "./schema";
import { changedFields, snapshotOf, withAllLanguages } from "./snapshot";

/** How history reads and writes records of one kind: the functions that their domain gives. */
export interface Versioned<Stored> {
  /** Where its texts stand that are translated from English; texts of pages for search engines are each their own. */
  translated?: Fields;
  find: (tx: Transaction, key: string) => Promise<Stored | null>;
  keyOf: (record: Stored) => string;
  snapshot: (record: Stored) => Snapshot;
  /** Names of the fields in which two snapshots differ. */
  changed: (before: Snapshot, after: Snapshot) => string[];
  /** As staff read it. */
  title: (record: Stored) => string;
  tourType?: (record: Stored) => number;
  updatedAt: (record: Stored) => Date | null;
  /** A live record becomes what the snapshot says; null where it is gone. */
  save: (tx: Transaction, record: Stored, snapshot: Snapshot) => Promise<Stored | null>;
  /** A deleted record comes back under its key. */
  create: (tx: Transaction, key: string, snapshot: Snapshot) => Promise<Stored>;
  respond: (tx: Transaction, record: Stored) => Promise<RecordResponse>;
}

/** What a snapshot says, by the schema of a change: the rules are those of every save, and old snapshots may lack fields. */
export function parseSnapshot<S extends z.ZodType>(
  schema: S,
  snapshot: Snapshot,
  fields: Fields = {},
): z.output<S> {
  return schema.parse(withAllLanguages(fields, snapshot), fieldErrorMap);
}

/** What records with an id have in common; `respond` is their response for everybody. */
export function ofTable<E extends TranslatedEntity>(
  entity: E,
  title: (record: Records[E]) => string,
  respond: (record: Records[E]) => RecordResponse<E>,
) {
  const { fields }: { fields: Fields } = records[entity];
  const answer = withTranslationStates(entity, fields, respond);
  return {
    answer,
    translated: fields,
    keyOf: ({ id }: Records[E]) => String(id),
    snapshot: (record: Records[E]) => snapshotOf(fields, record),
    changed: (before: Snapshot, after: Snapshot) => changedFields(fields, before, after),
    title,
    updatedAt: (record: Records[E]) => record.updated_at,
    respond: (tx: Transaction, record: Records[E]) => answer.one(record, tx),
  };
}
