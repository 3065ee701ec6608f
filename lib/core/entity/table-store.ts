import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { Prisma } from "../../../prisma/client/client";
import type { Transaction } from "../content/change-content";
import type { Fields } from "../content/field";
import { patchedTexts, type UpdateOf } from "../content/field-schemas";
import { isLocalizedText, staffText } from "../content/localized-text";
import { type LockedTable, lockRecord } from "../content/lock-record";
import type { EntityDefinition } from "./define-entity";
import {
  defineRecordStore,
  parseSnapshot,
  type RowFunctions,
  type RowSchemas,
  type RowStore,
  type StoredRow,
} from "./record-store";
import type { TableRows } from "./table-rows";

interface TableSchemas<Stored> extends RowSchemas {
  update: z.ZodType<Change>;
  respond(record: Stored): z.input<this["response"]>;
}

interface WrittenRecord<Stored> {
  before: Stored | null;
  id?: number;
}

interface TableFunctions<Stored, Schemas extends RowSchemas>
  extends Partial<Omit<RowFunctions<Stored, Schemas>, "respond">> {
  /** Takes locks before the record's row is locked. */
  lock?: (tx: Transaction) => Promise<void>;
  /** Returns the columns of a record after a create or a change. The fields are the columns if absent. */
  columns?: (
    tx: Transaction,
    values: z.output<Schemas["create"]>,
    record: WrittenRecord<Stored>,
  ) => object | Promise<object>;
}

interface Change {
  updated_at?: Date | null;
  translations_confirmed?: unknown;
}

/** Leaves out the columns that stay, so that no trigger of theirs runs, and writes null for a missing text. */
function writtenColumns(fields: Fields, columns: object, before: object = {}): object {
  const stored = new Map(Object.entries(before));
  const changed = Object.entries(columns).filter(
    ([name, value]) =>
      value !== undefined && !(stored.has(name) && isDeepStrictEqual(stored.get(name), value)),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => {
      const isText = Object.hasOwn(fields, name) && fields[name]?.kind === "localized";
      return [name, isText && value === null ? Prisma.DbNull : value];
    }),
  );
}

function changedTexts<F extends Fields>(fields: F, input: UpdateOf<F>, row: Record<string, unknown>) {
  const texts = Object.entries(patchedTexts(fields, input, row)).map(([name, text]) => {
    const field = fields[name];
    return [name, field?.changed && text ? field.changed(name, text) : text];
  });
  return Object.fromEntries(texts);
}

function titleOf({ titles = [] }: EntityDefinition, record: object): string {
  const values = new Map(Object.entries(record));
  const named = titles.map((name) => values.get(name)).find((value) => value !== null);
  return isLocalizedText(named) ? staffText(named) : String(named ?? "");
}

/** Makes the record store of an entity that is sent in JSON and whose rows have no parts in other tables. */
export function defineTableStore<Row, Stored extends StoredRow, Schemas extends TableSchemas<Stored>>(
  entity: EntityDefinition & { table: LockedTable },
  schemas: Schemas,
  rows: TableRows<Row, Stored>,
  functions: TableFunctions<Stored, Schemas> = {},
): RowStore<Stored, Schemas> {
  const { table, fields } = entity;
  const { lock, columns, ...more } = functions;
  const columnsOf = async (tx: Transaction, values: object, record: WrittenRecord<Stored>) => {
    const made = columns ? await columns(tx, values as z.output<Schemas["create"]>, record) : values;
    return writtenColumns(fields, made, record.before ?? undefined);
  };
  return defineRecordStore<Stored, Schemas>(entity, schemas, {
    find: rows.find,
    list: rows.list,
    get: rows.get,
    respond: schemas.respond,
    title: (record) => titleOf(entity, record),
    readUpdate: (snapshot) => parseSnapshot<Schemas["update"]>(schemas.update, snapshot, fields),
    readCreate: (snapshot) => parseSnapshot<Schemas["create"]>(schemas.create, snapshot),
    create: async (tx, input, { id }) => {
      await lock?.(tx);
      const data = await columnsOf(tx, input, { before: null, id });
      return rows.read(await rows.model(tx).create({ data: { id, ...data } }));
    },
    update: async (tx, id, { updated_at, translations_confirmed, ...input }) => {
      await lock?.(tx);
      const row = await lockRecord(tx, table, fields, { id, updated_at });
      const before = row && (await rows.find(tx, id));
      if (!before) return null;
      const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const values = { ...before, ...sent, ...changedTexts(fields, input, row) };
      const data = { ...(await columnsOf(tx, values, { before })), updated_at: new Date() };
      return rows.read(await rows.model(tx).update({ where: { id }, data }));
    },
    ...more,
  });
}
