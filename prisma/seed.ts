import { readFile } from "node:fs/promises";
import { createBlog } from "@/lib/blogs/mutations.ts";
import { blogCreateSchema } from "@/lib/blogs/schema.ts";
import type { Transaction } from "@/lib/content/change-content.ts";
import { db } from "@/lib/db.ts";
import { createPromo } from "@/lib/promos/mutations.ts";
import { promoCreateSchema } from "@/lib/promos/schema.ts";
import { writeSeoContent } from "@/lib/seo/mutations.ts";
import { storeImage } from "@/lib/storage/images.ts";
import { kindPaths, kinds } from "@/lib/tours/kinds.ts";
import { createTour } from "@/lib/tours/mutations.ts";
import { tourCreateSchema } from "@/lib/tours/schema.ts";
import { blogInput, type DemoContent, promoInput, tourInput } from "./demo-content.ts";

/** One of several instances fills the database, the others find it filled. */
const LOCK_KEY = 7_262_952;
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 120_000 };
/** Pictures encoded at a time. */
const CONCURRENCY = 3;
const PROGRESS_MS = 5_000;

async function hasContent(client: Transaction) {
  const counts = [
    () => client.tour.count(),
    () => client.promo.count(),
    () => client.blog.count(),
    () => client.seoContent.count(),
  ];
  // One after another: a transaction has one connection.
  for (const count of counts) if ((await count()) > 0) return true;
  return false;
}

/** Whether the database may be filled: one with any content is never touched. */
export async function isEmpty(): Promise<boolean> {
  return !(await hasContent(db()));
}

function picturesOf({ tours, promos, blogs }: DemoContent): string[] {
  return [
    ...kindPaths.flatMap((kind) => tours[kind].flatMap(({ images }) => images)),
    ...promos.map(({ image }) => image),
    ...blogs.map(({ image }) => image),
  ];
}

/** Stores pictures as uploads are stored; resolves with the path in the store by file name. */
async function storePictures(names: string[], folder: URL, print: (text: string) => void) {
  const waiting = [...new Set(names)];
  const total = waiting.length;
  const paths = new Map<string, string>();
  const progress = setInterval(() => print(`pictures: ${paths.size} of ${total}`), PROGRESS_MS);
  const work = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      paths.set(name, (await storeImage(await readFile(new URL(name, folder)))).path);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    clearInterval(progress);
  }
  return (name: string) => paths.get(name) ?? "";
}

async function writeRecords(tx: Transaction, content: DemoContent, pathOf: (name: string) => string) {
  for (const kind of kindPaths) {
    for (const tour of content.tours[kind]) {
      const images = tour.images.map(pathOf);
      await createTour(tx, tourCreateSchema.parse(tourInput({ ...tour, images }, kinds[kind].type)));
    }
  }
  for (const promo of content.promos) {
    await createPromo(tx, promoCreateSchema.parse(promoInput(promo)), pathOf(promo.image));
  }
  for (const blog of content.blogs) {
    await createBlog(tx, blogCreateSchema.parse(blogInput(blog)), pathOf(blog.image));
  }
  await writeSeoContent(tx, content.seo);
}

/**
 * Fills a database that has no content at all; any other is left as it is. The records are written in
 * one transaction, after their pictures, so that an interrupted start fills the database the next time.
 *
 * @param print takes lines of progress
 * @returns whether the database was filled
 */
export async function seed(content: DemoContent, print: (text: string) => void): Promise<boolean> {
  if (await hasContent(db())) return false;
  const begin = Date.now();
  print("filling the empty database with the demo content");
  const pathOf = await storePictures(picturesOf(content), content.pictures, print);
  const filled = await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_KEY})`;
    if (await hasContent(tx)) return false;
    await writeRecords(tx, content, pathOf);
    return true;
  }, TRANSACTION_LIMITS);
  if (filled) print(`filled (${Math.round((Date.now() - begin) / 1000)} s)`);
  return filled;
}
