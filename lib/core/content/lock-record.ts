import "server-only";
import { Prisma } from "../../../prisma/client/client";
import { staleError } from "../errors";
import type { Transaction } from "./change-content";
import type { Fields } from "./field";
import { mergedTextNames } from "./field-schemas";

/** Converts a model's name to its table's: `ClosedPeriod` is `closed_period`. */
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${Lowercase<First>}${Rest extends Uncapitalize<Rest> ? "" : "_"}${Snake<Rest>}`
  : "";

export type LockedTable = Snake<Prisma.ModelName>;

export type LockedRow = { updated_at: Date } & Record<string, unknown>;

/** Locks a record's row and returns its localized texts. Throws 409 if the record was saved since `updated_at`. */
export async function lockRecord(
  tx: Transaction,
  table: LockedTable,
  fields: Fields,
  { id, updated_at }: { id: number; updated_at?: Date | "" | null },
): Promise<LockedRow | null> {
  const columns = Prisma.raw(
    ["updated_at", ...mergedTextNames(fields)].map((name) => `"${name}"`).join(", "),
  );
  const [row] = await tx.$queryRaw<LockedRow[]>`
    SELECT ${columns} FROM ${Prisma.raw(`"${table}"`)} WHERE id = ${id} FOR UPDATE`;
  if (!row) return null;
  if (updated_at && row.updated_at.getTime() !== updated_at.getTime()) throw staleError();
  return row;
}
