import "server-only";
import type { z } from "zod";
import { Prisma } from "../../../prisma/client/client";
import type { Viewer } from "../api/query";
import type { Actor } from "../auth/permissions";
import type { Transaction } from "../content/change-content";
import type { Fields } from "../content/field";
import { fieldErrorMap } from "../content/field-error-map";
import { isDatabaseId } from "../db";
import { withTranslationStates } from "../translations/queries";
import type { EntityDefinition, TableDefinition } from "./define-entity";
import type { EntityPages } from "./public-pages";
import { changedFields, type Snapshot, snapshotOf, withAllLanguages } from "./snapshot";

export interface RecordSave<Stored> {
  record: Stored;
  set: Snapshot;
}

/** A record that came back from the bin, with its position in the list that staff order. */
export interface ReturnedRecord {
  key: string;
  tour_type: number | null;
  position: number | null;
}

/** A change of a record: the content before, the content after, and the paths of the fields that differ. */
export interface RecordDifference {
  was: Snapshot;
  content: Snapshot;
  changed: string[];
}

/** The functions for records that are better read and written together than one by one. */
interface ManyRecords<Stored> {
  find(tx: Transaction, keys: readonly string[]): Promise<Stored[]>;
  save(tx: Transaction, saves: readonly RecordSave<Stored>[]): Promise<void>;
}

/**
 * The operations of history, bin and translations on the records of an entity. A key is an id, or the name of a page. The functions are
 * methods, so that the registry can list the stores of all entities as `RecordStore`.
 */
export interface RecordStore<Stored = object> {
  entity: EntityDefinition;
  translated?: Fields;
  find(tx: Transaction, key: string): Promise<Stored | null>;
  keyOf(record: Stored): string;
  snapshot(record: Stored): Snapshot;
  changed(before: Snapshot, after: Snapshot): string[];
  title(record: Stored): string;
  tourType?(record: Stored): number;
  /** The record's position in a list that staff order, from 1. */
  position?(tx: Transaction, record: Stored): Promise<number>;
  updatedAt(record: Stored): Date | null;
  save(tx: Transaction, record: Stored, snapshot: Snapshot): Promise<Stored | null>;
  restore(tx: Transaction, key: string, snapshot: Snapshot): Promise<Stored>;
  respond(tx: Transaction, record: Stored): Promise<object>;
  many?: ManyRecords<Stored>;
  /** Throws 403 for a change that the person may not make, though the permission of the operation allows a change. */
  requireRights?(
    tx: Transaction,
    actor: Pick<Actor, "role" | "scope">,
    changes: readonly RecordDifference[],
  ): Promise<void>;
  /** Restores a record with its publication. Absent if `restore` keeps the publication. */
  restorePublished?(tx: Transaction, key: string, snapshot: Snapshot): Promise<Stored>;
  /** Moves records that came back together to their positions in the lists that staff order. */
  putInPositions?(tx: Transaction, returned: readonly ReturnedRecord[]): Promise<void>;
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

export interface StoredRow {
  id: number;
  updated_at: Date;
}

interface RowCreate {
  image?: PictureChange;
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

interface RowReads<Stored> {
  list?(options: ReadOptions): Promise<Stored[]>;
  get?(id: number, options: ReadOptions): Promise<Stored | null>;
}

/** The schemas of a record: as it is sent, created and changed. */
export interface RowSchemas {
  response: z.ZodType<unknown, object>;
  create: z.ZodType<object>;
  update: z.ZodType<object>;
}

type Wire<Schemas extends RowSchemas> = z.input<Schemas["response"]>;

export interface RowFunctions<Stored, Schemas extends RowSchemas>
  extends RowReads<Stored>,
    Pick<RecordStore<Stored>, "many" | "requireRights" | "restorePublished" | "putInPositions"> {
  title: (record: Stored) => string;
  tourType?: (record: Stored) => number;
  position?: (tx: Transaction, record: Stored) => Promise<number>;
  respond: (record: Stored) => Wire<Schemas>;
  find: (tx: Transaction, id: number) => Promise<Stored | null>;
  create: (tx: Transaction, input: z.output<Schemas["create"]>, more: RowCreate) => Promise<Stored>;
  update: (
    tx: Transaction,
    id: number,
    input: z.output<Schemas["update"]>,
    more: RowUpdate<Stored>,
  ) => Promise<Stored | null>;
  /** The fields of a snapshot, if they are more than the fields of the form. */
  snapshot?: (record: Stored) => Snapshot;
  changed?: (before: Snapshot, after: Snapshot) => string[];
  /** Removes from a snapshot what no longer exists, before the snapshot is saved. */
  known?: (tx: Transaction, snapshot: Snapshot) => Promise<Snapshot>;
  /** Absent if visitors have no pages of single records. */
  publicPages?: EntityPages;
  remove?: (tx: Transaction, id: number) => Promise<boolean>;
  readUpdate: (snapshot: Snapshot) => z.output<Schemas["update"]>;
  readCreate: (snapshot: Snapshot) => z.output<Schemas["create"]>;
}

/** A record store whose records are rows with an id. Only the history may call the functions that write. */
export interface RowStore<Stored = StoredRow, Schemas extends RowSchemas = RowSchemas>
  extends RecordStore<Stored> {
  entity: TableDefinition;
  schemas: Schemas;
  reads: RowReads<Stored>;
  publicResponse(record: Stored): Wire<Schemas>;
  publicPages: EntityPages | undefined;
  /** Responses with the counts of open translations, if staff ask. */
  responses: {
    list(records: readonly Stored[], viewer: Viewer): Promise<Wire<Schemas>[]>;
    one(record: Stored, tx?: Transaction): Promise<Wire<Schemas>>;
  };
  insert(tx: Transaction, input: z.output<Schemas["create"]>, more: RowCreate): Promise<Stored>;
  update(
    tx: Transaction,
    id: number,
    input: z.output<Schemas["update"]>,
    more: RowUpdate<Stored>,
  ): Promise<Stored | null>;
  remove(tx: Transaction, id: number): Promise<boolean>;
}

async function deleteRow(tx: Transaction, table: string, id: number): Promise<boolean> {
  return (await tx.$executeRaw`DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE id = ${id}`) > 0;
}

export function defineRecordStore<Stored extends StoredRow, Schemas extends RowSchemas>(
  entity: TableDefinition,
  schemas: Schemas,
  functions: RowFunctions<Stored, Schemas>,
): RowStore<Stored, Schemas> {
  const { name, table, fields } = entity;
  const { title, tourType, position, respond, find, create, update, readUpdate, readCreate } = functions;
  const { known = async (_, snapshot) => snapshot } = functions;
  const responses = withTranslationStates(name, fields, respond);
  return {
    entity,
    schemas,
    many: functions.many,
    requireRights: functions.requireRights,
    restorePublished: functions.restorePublished,
    putInPositions: functions.putInPositions,
    reads: { list: functions.list, get: functions.get },
    publicResponse: respond,
    publicPages: functions.publicPages,
    responses,
    insert: create,
    update,
    remove: functions.remove ?? ((tx, id) => deleteRow(tx, table, id)),
    translated: fields,
    find: async (tx, key) => (isDatabaseId(Number(key)) ? find(tx, Number(key)) : null),
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
