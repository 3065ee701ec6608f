import "server-only";
import { Prisma } from "../../../prisma/client/client";
import type { Transaction } from "../content/change-content";
import { AppError } from "../errors";
import { isStoredName } from "./stored-names";

/** Every process that adds or removes files of an image holds this lock. */
export function lockImage(path: string): Prisma.Sql {
  return Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${path}, 0))`;
}

/** Returns which of the files are in the store, and keeps them from being swept before the transaction ends. */
export async function holdStored(tx: Transaction, paths: string[]): Promise<Set<string>> {
  const names = paths.filter(isStoredName);
  if (names.length === 0) return new Set();
  const rows = await tx.$queryRaw<{ path: string }[]>`
    SELECT path FROM stored_image WHERE path IN (${Prisma.join(names)}) ORDER BY path FOR KEY SHARE`;
  return new Set(rows.map(({ path }) => path));
}

export async function requireStored(tx: Transaction, fields: [field: string, path: string][]): Promise<void> {
  const stored = await holdStored(
    tx,
    fields.map(([, path]) => path),
  );
  const foreign = fields.filter(([, path]) => !stored.has(path));
  if (foreign.length === 0) return;
  const message = "Gambar ini tidak ada di penyimpanan situs. Unggah gambarnya terlebih dahulu.";
  throw new AppError(422, message, Object.fromEntries(foreign.map(([field]) => [field, [message]])));
}

export async function requireImage(tx: Transaction, path: string | null | undefined): Promise<void> {
  if (path) await requireStored(tx, [["image", path]]);
}
