import { db } from "@/lib/db.ts";
import { kindPaths, kinds } from "@/lib/tours/kinds.ts";
import type { Prisma } from "./client/client.ts";
import { blogRecord } from "./seeding/blog-record.ts";
import type { DemoSite } from "./seeding/demo-site.ts";
import { promoRecord } from "./seeding/promo-record.ts";
import { type ScenePaths, storeScenes } from "./seeding/store-scenes.ts";
import { tourRecord } from "./seeding/tour-record.ts";

/** One of several instances fills the database, the others find it filled. */
const LOCK_KEY = 7_262_952;
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 120_000 };

async function hasContent(client: Prisma.TransactionClient) {
  const counts = [client.tour.count(), client.promo.count(), client.blog.count(), client.seoContent.count()];
  return (await Promise.all(counts)).some((count) => count > 0);
}

/** Whether the database may be filled: one with any content is never touched. */
export async function isEmpty(): Promise<boolean> {
  return !(await hasContent(db()));
}

function scenesOf({ tours, promos, blogs }: DemoSite) {
  return [
    ...kindPaths.flatMap((kind) => tours[kind].flatMap(({ images }) => images)),
    ...promos.map(({ image }) => image),
    ...blogs.map(({ image }) => image),
  ];
}

async function writeRecords(client: Prisma.TransactionClient, site: DemoSite, pathOf: ScenePaths) {
  for (const kind of kindPaths) {
    for (const [order, tour] of site.tours[kind].entries()) {
      await client.tour.create({
        data: tourRecord(tour, kinds[kind].type, order, pathOf),
        select: { id: true },
      });
    }
  }
  await client.promo.createMany({ data: site.promos.map((promo) => promoRecord(promo, pathOf)) });
  await client.blog.createMany({ data: site.blogs.map((blog) => blogRecord(blog, pathOf)) });
  await client.seoContent.createMany({ data: site.seo });
}

/**
 * Fills a database that has no content at all; any other is left as it is. The records come in one
 * transaction, after their pictures, so that an interrupted start fills it the next time.
 *
 * @param print takes lines of progress
 * @returns whether the database was filled
 */
export async function seed(site: DemoSite, print: (text: string) => void): Promise<boolean> {
  if (await hasContent(db())) return false;
  const begin = Date.now();
  print("filling the empty database with the demo content");
  const pathOf = await storeScenes(scenesOf(site), site.pictures, print);
  const filled = await db().$transaction(async (client) => {
    await client.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_KEY})`;
    if (await hasContent(client)) return false;
    await writeRecords(client, site, pathOf);
    return true;
  }, TRANSACTION_LIMITS);
  if (filled) print(`filled (${Math.round((Date.now() - begin) / 1000)} s)`);
  return filled;
}
