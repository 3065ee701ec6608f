import "server-only";
import { Prisma } from "../../prisma/client/client";
import { flatNames } from "../content/flat-texts";
import { db } from "../db";
import { lockImage } from "./image-locks";
import { BACKUP_LOCK, store } from "./store";
import { imageOf } from "./stored-names";

const articles = Prisma.raw(flatNames("content").join(", "));

/** A picture's row that no record refers to, articles included; `image` is the alias of `stored_image`. */
const unused = Prisma.sql`
  NOT EXISTS (SELECT FROM tour_image WHERE tour_image.path = image.path)
  AND NOT EXISTS (SELECT FROM promo WHERE promo.image = image.path)
  AND NOT EXISTS (SELECT FROM blog WHERE blog.image = image.path)
  AND NOT EXISTS (
    SELECT FROM blog
    WHERE strpos(concat_ws(' ', ${articles}), replace(image.path, '.webp', '')) > 0
  )`;

const day = 24 * 60 * 60 * 1_000;

export interface Swept {
  /** Pictures that no record refers to. */
  images: number;
  /** Files of the store that belong to no picture. */
  files: number;
}

async function listUnused(before: Date): Promise<string[]> {
  const rows = await db().$queryRaw<{ path: string }[]>`
    SELECT path FROM stored_image AS image WHERE created_at < ${before} AND ${unused} ORDER BY path`;
  return rows.map(({ path }) => path);
}

/**
 * Takes a picture's row away, unless a record has begun to use it. A record that is being written holds
 * the row, so this waits for it first and looks only then.
 */
function forget(path: string, before: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM stored_image WHERE path = ${path} FOR UPDATE`;
    return tx.$executeRaw`
      DELETE FROM stored_image AS image WHERE path = ${path} AND created_at < ${before} AND ${unused}`;
  });
}

/** The files that are older than `before`, by the picture they belong to. */
async function oldFiles(before: Date): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  for await (const { path, modified } of store().list()) {
    if (modified < before) files.set(imageOf(path), [...(files.get(imageOf(path)) ?? []), path]);
  }
  return files;
}

/** Removes a picture's files where it has no row, and is neither being stored nor saved at this moment. */
function removeFiles(image: string, files: string[]): Promise<number> {
  return db().$transaction(
    async (tx) => {
      const [free] = await tx.$queryRaw<{ now: boolean }[]>`
        SELECT pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) AS now`;
      if (!free?.now) return 0;
      await tx.$executeRaw(lockImage(image));
      if (await tx.storedImage.findUnique({ where: { path: image } })) return 0;
      for (const path of files) await store().remove(path);
      return files.length;
    },
    { maxWait: 5_000, timeout: 60_000 },
  );
}

/**
 * Removes what no record refers to any more, after a day of grace. Rows go first and
 * files after them, so that whatever interrupts this, no row names a file that is not there.
 */
export async function sweepStorage(now = new Date()): Promise<Swept> {
  const before = new Date(now.getTime() - day);
  const swept = { images: 0, files: await store().tidy(before) };
  for (const path of await listUnused(before)) swept.images += await forget(path, before);
  for (const [image, files] of await oldFiles(before)) swept.files += await removeFiles(image, files);
  return swept;
}
