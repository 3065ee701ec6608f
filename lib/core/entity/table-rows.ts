import "server-only";
import type { Prisma } from "../../../prisma/client/client";
import type { Transaction } from "../content/change-content";
import type { ContentKey } from "../content/dependencies";
import { db, isDatabaseId } from "../db";

/** The part of a Prisma model that reads and writes the rows of an entity. */
export interface RowModel<Row> {
  findUnique(query: { where: { id: number } }): Promise<Row | null>;
  findMany(query: { orderBy: object[] }): Promise<Row[]>;
  create(query: { data: object }): Promise<Row>;
  update(query: { where: { id: number }; data: object }): Promise<Row>;
}

type Order = Record<string, Prisma.SortOrder>;

interface TableOptions<Row, Stored> {
  model: (source: Transaction) => RowModel<Row>;
  read: (row: Row) => Stored;
  order: Order[];
  /** The key that pages depend on. Absent if no page of a visitor reads the table. */
  contentKey?: ContentKey;
}

/** Reads the records of a table, one by its id or all in their order. */
export function tableRows<Row, Stored>({ model, read, order, contentKey }: TableOptions<Row, Stored>) {
  const source = () => (contentKey === undefined ? db() : db(contentKey));
  const find = async (tx: Transaction, id: number): Promise<Stored | null> => {
    const row = await model(tx).findUnique({ where: { id } });
    return row && read(row);
  };
  return {
    model,
    read,
    find,
    get: async (id: number) => (isDatabaseId(id) ? find(source(), id) : null),
    list: async () => (await model(source()).findMany({ orderBy: order })).map(read),
  };
}

export type TableRows<Row, Stored> = ReturnType<typeof tableRows<Row, Stored>>;
