import "server-only";
import { createHash } from "node:crypto";
import { db } from "../db";
import { inTurn } from "../in-turn";
import { decodeImage } from "./decode";
import { encodeImage } from "./encode";
import { keepFiles } from "./keep-files";
import { store } from "./store";
import { nameOfHash } from "./stored-name";

export interface ImageReceipt {
  path: string;
  width: number;
  height: number;
}

const encoding = inTurn(2);
const underway = new Map<string, Promise<ImageReceipt>>();

function pathOf(bytes: Uint8Array): string {
  return nameOfHash(createHash("sha256").update(bytes).digest("hex"));
}

/** A picture that the store has already. Its row is renewed, so that no sweep takes it before it is used. */
async function known(path: string): Promise<ImageReceipt | null> {
  const [row] = await db().storedImage.updateManyAndReturn({
    where: { path },
    data: { created_at: new Date() },
    select: { path: true, width: true, height: true },
  });
  return row && (await store().find(path)) ? row : null;
}

async function add(path: string, bytes: Uint8Array): Promise<ImageReceipt> {
  const { image, files } = await encodeImage(path, await decodeImage(bytes));
  await keepFiles(image, files);
  return { path, width: image.width, height: image.height };
}

/**
 * Keeps a picture with all the copies that pages use. Throws `AppError` 413 or 422
 * with the reason where it is not accepted, 507 where the disk is full.
 */
export async function storeImage(bytes: Uint8Array): Promise<ImageReceipt> {
  const path = pathOf(bytes);
  const task = underway.get(path) ?? known(path).then((there) => there ?? encoding(() => add(path, bytes)));
  underway.set(path, task);
  return task.finally(() => underway.delete(path));
}
