import { advisoryLocks } from "../advisory-locks";
import "server-only";
import { Prisma } from "../../../prisma/client/client";
import type { Transaction } from "../content/change-content";
import { db } from "../db";
import { dayMs } from "../durations";
import { lockImage } from "./image-locks";
import { store } from "./store";
import { documentOf, imageOf } from "./stored-names";

export interface HtmlColumn {
  table: string;
  column: string;
}

/** No column with a foreign key to `stored_image` (alias `image`), also of the history, and no HTML uses it. */
async function isUnused(html: readonly HtmlColumn[]): Promise<Prisma.Sql> {
  const columns = await db().$queryRaw<{ table: string; column: string }[]>`
    SELECT conrelid::regclass::text AS "table", quote_ident(attname) AS "column"
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'stored_image'::regclass`;
  const conditions = columns.map(
    ({ table, column }) =>
      Prisma.sql`NOT EXISTS (SELECT FROM ${Prisma.raw(table)} AS record WHERE record.${Prisma.raw(column)} = image.path)`,
  );
  const inHtml = html.map(({ table, column }) => {
    const texts = Prisma.raw(`"${table}"."${column}"`);
    return Prisma.sql`NOT EXISTS (
      SELECT FROM ${Prisma.raw(`"${table}"`)} WHERE strpos(${texts}::text, replace(image.path, '.webp', '')) > 0
    )`;
  });
  return Prisma.join([...conditions, ...inHtml], " AND ");
}

export interface Swept {
  images: number;
  files: number;
}

async function listUnused(before: Date, unused: Prisma.Sql): Promise<string[]> {
  const rows = await db().$queryRaw<{ path: string }[]>`
    SELECT path FROM stored_image AS image WHERE created_at < ${before} AND ${unused} ORDER BY path`;
  return rows.map(({ path }) => path);
}

/** A record that is being written locks the row, so this waits and checks again. */
function forget(path: string, before: Date, unused: Prisma.Sql): Promise<number> {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM stored_image WHERE path = ${path} FOR UPDATE`;
    return tx.$executeRaw`
      DELETE FROM stored_image AS image WHERE path = ${path} AND created_at < ${before} AND ${unused}`;
  });
}

async function oldFiles(before: Date): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  for await (const { path, modified } of store().list()) {
    if (modified < before) files.set(imageOf(path), [...(files.get(imageOf(path)) ?? []), path]);
  }
  return files;
}

/** Whether a picture or a document has a row. */
async function hasRow(tx: Transaction, path: string): Promise<boolean> {
  const name = documentOf(path);
  const row = name
    ? await tx.siteDocument.findUnique({ where: { name }, select: { name: true } })
    : await tx.storedImage.findUnique({ where: { path }, select: { path: true } });
  return row !== null;
}

/** Removes the files of a picture or a document if it has no row and is not being stored at this moment. */
function removeFiles(image: string, files: string[]): Promise<number> {
  return db().$transaction(
    async (tx) => {
      const [free] = await tx.$queryRaw<{ now: boolean }[]>`
        SELECT pg_try_advisory_xact_lock_shared(${advisoryLocks.backup}) AS now`;
      if (!free?.now) return 0;
      await tx.$executeRaw(lockImage(image));
      if (await hasRow(tx, image)) return 0;
      for (const path of files) await store().remove(path);
      return files.length;
    },
    { maxWait: 5_000, timeout: 60_000 },
  );
}

/**
 * Removes unused pictures after a day (R-22.12), rows before files, so that no row is left without its file. `html` are the
 * columns that show pictures without a foreign key.
 */
export async function sweepStorage(html: readonly HtmlColumn[], now = new Date()): Promise<Swept> {
  const before = new Date(now.getTime() - dayMs);
  const swept = { images: 0, files: await store().tidy(before) };
  const unused = await isUnused(html);
  for (const path of await listUnused(before, unused)) swept.images += await forget(path, before, unused);
  for (const [image, files] of await oldFiles(before)) swept.files += await removeFiles(image, files);
  return swept;
}
