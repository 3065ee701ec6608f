import "server-only";
import type { z } from "zod";
import type { Transaction } from "../content/change-content";
import type { Fields } from "../content/field";
import { fieldErrorMap } from "../content/field-error-map";
import { withTranslationStates } from "../translations/queries";
import { type RecordResponse, type Records, records, type TranslatedEntity } from "./records";
import type { Snapshot } from "./schema";
import { changedFields, snapshotOf, withAllLanguages } from "./snapshot";

export interface Versioned<Stored> {
  translated?: Fields;
  find: (tx: Transaction, key: string) => Promise<Stored | null>;
  keyOf: (record: Stored) => string;
  snapshot: (record: Stored) => Snapshot;
  changed: (before: Snapshot, after: Snapshot) => string[];
  title: (record: Stored) => string;
  tourType?: (record: Stored) => number;
  updatedAt: (record: Stored) => Date | null;
  save: (tx: Transaction, record: Stored, snapshot: Snapshot) => Promise<Stored | null>;
  create: (tx: Transaction, key: string, snapshot: Snapshot) => Promise<Stored>;
  respond: (tx: Transaction, record: Stored) => Promise<RecordResponse>;
}

/** Parses with the schema of a change, so that the rules of every save apply. Old snapshots may lack fields. */
export function parseSnapshot<S extends z.ZodType>(
  schema: S,
  snapshot: Snapshot,
  fields: Fields = {},
): z.output<S> {
  return schema.parse(withAllLanguages(fields, snapshot), fieldErrorMap);
}

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
