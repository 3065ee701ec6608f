import "server-only";
import type { z } from "zod";
import { Prisma } from "../../prisma/client/client";
import type { Viewer } from "../api/query";
import type { Transaction } from "../content/change-content";
import type { Fields } from "../content/field";
import { fieldErrorMap } from "../content/field-error-map";
import { withTranslationStates } from "../translations/queries";
import type { EntityDefinition } from "./define-entity";
import type { EntityPages } from "./public-pages";
import { changedFields, type Snapshot, snapshotOf, withAllLanguages } from "./snapshot";

/** What history, bin and translations do with the records of an entity. A key is an id, or the name of a page. */
export interface RecordStore<Stored, Response = object> {
  /** The fields with texts to translate. */
  translated?: Fields;
  find: (tx: Transaction, key: string) => Promise<Stored | null>;
  keyOf: (record: Stored) => string;
  snapshot: (record: Stored) => Snapshot;
  changed: (before: Snapshot, after: Snapshot) => string[];
  title: (record: Stored) => string;
  tourType?: (record: Stored) => number;
  /** The record's position in a list that staff order, from 1. */
  position?: (tx: Transaction, record: Stored) => Promise<number>;
  updatedAt: (record: Stored) => Date | null;
  save: (tx: Transaction, record: Stored, snapshot: Snapshot) => Promise<Stored | null>;
  restore: (tx: Transaction, key: string, snapshot: Snapshot) => Promise<Stored>;
  respond: (tx: Transaction, record: Stored) => Promise<Response>;
}

/** Parses with the schema of a change, so that the rules of every save apply. Old snapshots may lack fields. */
export function parseSnapshot<S extends z.ZodType>(
  schema: S,
  snapshot: Snapshot,
  fields: Fields = {},
): z.output<S> {
  return schema.parse(withAllLanguages(fields, snapshot), fieldErrorMap);
}

/** The stored name of a picture. Null removes the picture, and undefined keeps it. */
export type PictureChange = string | null | undefined;

function pictureOf({ image }: Snapshot): PictureChange {
  return image === undefined ? undefined : String(image) || null;
}

interface StoredRow {
  id: number;
  updated_at: Date;
}

interface RowCreate {
  image?: PictureChange;
  /** The id of a deleted record that is restored. */
  id?: number;
}

interface RowUpdate<Stored> {
  image?: PictureChange;
  /** The record as the caller read it in this transaction. */
  before?: Stored | null;
}

interface ReadOptions {
  /** True for staff, who also read what visitors do not see yet. */
  includeHidden: boolean;
}

/** Reads the records that the API sends. */
interface RowReads<Stored> {
  list?: (options: ReadOptions) => Promise<Stored[]>;
  get?: (id: number, options: ReadOptions) => Promise<Stored | null>;
}

export interface RowFunctions<Stored, Wire, Create, Update> extends RowReads<Stored> {
  title: (record: Stored) => string;
  tourType?: (record: Stored) => number;
  position?: (tx: Transaction, record: Stored) => Promise<number>;
  /** The public response of the API. */
  respond: (record: Stored) => Wire;
  find: (tx: Transaction, id: number) => Promise<Stored | null>;
  create: (tx: Transaction, input: Create, more: RowCreate) => Promise<Stored>;
  update: (tx: Transaction, id: number, input: Update, more: RowUpdate<Stored>) => Promise<Stored | null>;
  /** The fields of a snapshot, if they are more than the fields of the form. */
  snapshot?: (record: Stored) => Snapshot;
  changed?: (before: Snapshot, after: Snapshot) => string[];
  /** Removes from a snapshot what no longer exists, before the snapshot is saved. */
  known?: (tx: Transaction, snapshot: Snapshot) => Promise<Snapshot>;
  /** Absent if visitors have no pages of single records. */
  publicPages?: EntityPages;
  /** Removes a record. The row alone is deleted if absent. */
  remove?: (tx: Transaction, id: number) => Promise<boolean>;
  readUpdate: (snapshot: Snapshot) => Update;
  readCreate: (snapshot: Snapshot) => Create;
}

/** A record store whose records are rows with an id. Only the history may call the functions that write. */
export interface RowStore<Stored, Response, Create, Update> extends RecordStore<Stored, Response> {
  reads: RowReads<Stored>;
  publicResponse: (record: Stored) => Response;
  publicPages: EntityPages | undefined;
  /** Responses with the counts of open translations, if staff ask (R-41.9). */
  responses: {
    list: (records: readonly Stored[], viewer: Viewer) => Promise<Response[]>;
    one: (record: Stored, tx?: Transaction) => Promise<Response>;
  };
  insert: (tx: Transaction, input: Create, more: RowCreate) => Promise<Stored>;
  update: (tx: Transaction, id: number, input: Update, more: RowUpdate<Stored>) => Promise<Stored | null>;
  remove: (tx: Transaction, id: number) => Promise<boolean>;
}

async function deleteRow(tx: Transaction, table: string, id: number): Promise<boolean> {
  return (await tx.$executeRaw`DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE id = ${id}`) > 0;
}

/** Makes the record store of an entity whose records are rows with an id. */
export function defineRecordStore<
  Stored extends StoredRow,
  Wire extends object,
  Create,
  Update extends object,
>(
  { name, table, fields }: EntityDefinition & { table: string },
  functions: RowFunctions<Stored, Wire, Create, Update>,
): RowStore<Stored, Wire, Create, Update> {
  const { title, tourType, position, respond, find, create, update, readUpdate, readCreate } = functions;
  const { known = async (_, snapshot) => snapshot } = functions;
  const responses = withTranslationStates(name, fields, respond);
  return {
    reads: { list: functions.list, get: functions.get },
    publicResponse: respond,
    publicPages: functions.publicPages,
    responses,
    insert: create,
    update,
    remove: functions.remove ?? ((tx, id) => deleteRow(tx, table, id)),
    translated: fields,
    find: (tx, key) => find(tx, Number(key)),
    keyOf: ({ id }) => String(id),
    snapshot: functions.snapshot ?? ((record) => snapshotOf(fields, record)),
    changed: functions.changed ?? ((before, after) => changedFields(fields, before, after)),
    title,
    tourType,
    position,
    updatedAt: ({ updated_at }) => updated_at,
    save: async (tx, { id, updated_at }, snapshot) => {
      const input = readUpdate(await known(tx, snapshot));
      return update(tx, id, { ...input, updated_at }, { image: pictureOf(snapshot) });
    },
    restore: async (tx, key, snapshot) => {
      const input = readCreate(await known(tx, snapshot));
      return create(tx, input, { image: pictureOf(snapshot), id: Number(key) });
    },
    respond: (tx, record) => responses.one(record, tx),
  };
}
