import "server-only";
import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import { db } from "../db";
import { decodeImage } from "./decode";
import { encodeCopies } from "./encode";
import { store } from "./store";
import type { StoredImage } from "./stored-image";

/** Matches pictures without copies: `encodeCopies` makes at least the AVIF file of every picture. */
const withoutCopies = { widths: { isEmpty: true }, avif: false };

/** Each announcement renews the pages with one of these pictures. */
const together = 16;

const encoding = pLimit(2);

async function makeCopies(path: string): Promise<StoredImage> {
  const file = await store().read(path, null);
  const { image, files } = await encodeCopies(path, await decodeImage(await buffer(file)));
  for (const [name, bytes] of files) await store().save(name, bytes);
  return image;
}

/** A picture that was removed meanwhile has no row; a sweep removes its files. */
async function announceCopies(images: StoredImage[]): Promise<void> {
  await db().$transaction(
    images.map(({ path, widths, avif }) =>
      db().storedImage.updateMany({ where: { path, ...withoutCopies }, data: { widths, avif } }),
    ),
  );
}

/** Makes missing copies, oldest pictures first. The next call continues an interrupted one. */
export async function makeMissingCopies(tell: (made: number, total: number) => void): Promise<void> {
  const rows = await db().storedImage.findMany({
    where: withoutCopies,
    orderBy: [{ created_at: "asc" }, { path: "asc" }],
    select: { path: true },
  });
  for (let made = 0; made < rows.length; ) {
    const batch = rows.slice(made, made + together);
    await announceCopies(await Promise.all(batch.map(({ path }) => encoding(() => makeCopies(path)))));
    made += batch.length;
    tell(made, rows.length);
  }
}
