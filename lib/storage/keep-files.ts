import "server-only";
import { Prisma } from "../../prisma/client/client";
import { db } from "../db";
import { store } from "./store";
import type { StoredImage } from "./stored-image";

/** Milliseconds that a slow disk or bucket may take. */
const limits = { maxWait: 5_000, timeout: 60_000 };

/** Whoever adds or removes files of an image holds its lock. */
export function lockImage(path: string): Prisma.Sql {
  return Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${path}, 0))`;
}

/** Writes an image's files, then its row: whatever happens, no row names a file that is not there. */
export async function keepFiles(image: StoredImage, files: Map<string, Uint8Array>): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '60s'`;
    await tx.$executeRaw(lockImage(image.path));
    for (const [path, bytes] of files) await store().save(path, bytes);
    const { path } = image;
    await tx.storedImage.upsert({ where: { path }, create: image, update: { created_at: new Date() } });
  }, limits);
}
