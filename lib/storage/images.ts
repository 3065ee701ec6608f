import "server-only";
import { createHash } from "node:crypto";
import { db } from "../db";
import { concurrency } from "./concurrency";
import { decodeImage } from "./decode";
import { encodeImage } from "./encode";
import { hasFile } from "./files";

export interface ImageReceipt {
  path: string;
  width: number;
  height: number;
}

const encoding = concurrency(2);
const underway = new Map<string, Promise<ImageReceipt>>();

/** A name made from the content: the same picture twice is one file. */
function pathOf(bytes: Uint8Array): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  return `${hash.slice(0, 2)}/${hash}.webp`;
}

async function known(path: string): Promise<ImageReceipt | null> {
  const row = await db().storedImage.findUnique({
    where: { path },
    select: { path: true, width: true, height: true },
  });
  return row && (await hasFile(path)) ? row : null;
}

async function add(path: string, bytes: Uint8Array): Promise<ImageReceipt> {
  const stored = await encodeImage(path, await decodeImage(bytes));
  // The row last: whatever happens before, no row names a file that is not there.
  await db().storedImage.upsert({ where: { path }, create: stored, update: {} });
  return { path, width: stored.width, height: stored.height };
}

/**
 * Keeps a picture with all the copies that pages use (decisions.md 5). Throws `AppError` 413 or 422
 * with the reason where it is not accepted, 507 where the disk is full.
 */
export async function storeImage(bytes: Uint8Array): Promise<ImageReceipt> {
  const path = pathOf(bytes);
  const task = underway.get(path) ?? known(path).then((there) => there ?? encoding(() => add(path, bytes)));
  underway.set(path, task);
  return task.finally(() => underway.delete(path));
}
