import "server-only";
import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { db } from "../db";
import { metrics } from "../monitoring/metrics";
import { type DecodedImage, decodeImage } from "./decode";
import { describeWithoutCopies, encodeImage } from "./encode";
import { lockImage } from "./image-locks";
import { store } from "./store";
import type { StoredImage } from "./stored-image";
import { nameOfHash } from "./stored-names";
import { type InputImage, Upload } from "./upload";

interface ImageReceipt {
  path: string;
  width: number;
  height: number;
}

const encoding = pLimit(2);
const underway = new Map<string, Promise<ImageReceipt>>();

function pathOf(bytes: Uint8Array): string {
  return nameOfHash(createHash("sha256").update(bytes).digest("hex"));
}

/** Finds a picture that is already stored, and renews its row so that no sweep removes it before it is used. */
async function known(path: string): Promise<ImageReceipt | null> {
  const [row] = await db().storedImage.updateManyAndReturn({
    where: { path },
    data: { created_at: new Date() },
    select: { path: true, width: true, height: true },
  });
  return row && (await store().find(path)) ? row : null;
}

const limits = { maxWait: 5_000, timeout: 60_000 };

/** Writes an image's files before its row, so that no row ever names a missing file. */
async function keepFiles(image: StoredImage, files: Map<string, Uint8Array>): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '60s'`;
    await tx.$executeRaw(lockImage(image.path));
    for (const [path, bytes] of files) await store().save(path, bytes);
    const { path } = image;
    await tx.storedImage.upsert({ where: { path }, create: image, update: { created_at: new Date() } });
  }, limits);
}

async function add(path: string, bytes: Uint8Array): Promise<ImageReceipt> {
  const { image, files } = await encodeImage(path, await decodeImage(bytes));
  await keepFiles(image, files);
  return { path, width: image.width, height: image.height };
}

/** Stores a picture with its copies. Throws 413 or 422 if it is not accepted, 507 if the disk is full. */
export async function storeImage(bytes: Uint8Array): Promise<ImageReceipt> {
  const path = pathOf(bytes);
  const task = underway.get(path) ?? known(path).then((there) => there ?? encoding(() => add(path, bytes)));
  underway.set(path, task);
  return task.finally(() => underway.delete(path));
}

/** Stores a picture that the site makes under a name that follows from its origin. `make` returns null if the origin is gone. */
export async function storeMade(
  path: string,
  widths: readonly number[],
  make: () => Promise<DecodedImage | null>,
): Promise<void> {
  if (await known(path)) return;
  await encoding(async () => {
    const made = await make();
    if (!made) return;
    const { image, files } = await encodeImage(path, made, widths);
    await keepFiles(image, files);
  });
}

/** Encoding a hundred pictures would delay the first start by a minute; pages show the file until `makeMissingCopies` has run. */
export async function storeWithoutCopies(bytes: Uint8Array): Promise<ImageReceipt> {
  const path = pathOf(bytes);
  const there = await known(path);
  if (there) return there;
  const image = await describeWithoutCopies(path, bytes);
  await keepFiles(image, new Map([[path, bytes]]));
  return { path, width: image.width, height: image.height };
}

const loading = pLimit(2);

export function storeUpload(upload: Upload): Promise<ImageReceipt> {
  const { uploads } = metrics();
  return loading(async () => {
    try {
      const receipt = await storeImage(await upload.read());
      uploads.inc({ outcome: "stored" });
      return receipt;
    } catch (error) {
      uploads.inc({ outcome: "refused" });
      throw error;
    }
  });
}

/** Null: the picture is removed; undefined: the request did not name it. */
export async function keepImage(image: InputImage | undefined): Promise<string | null | undefined> {
  if (image instanceof Upload) return (await storeUpload(image)).path;
  return image === "" ? null : image;
}
