import { readFile } from "node:fs/promises";
import pLimit from "p-limit";
import { createBlog } from "@/lib/blogs/mutations.ts";
import { blogCreateSchema } from "@/lib/blogs/schema.ts";
import { closedPeriodSchemas } from "@/lib/closed-days/fields.ts";
import { closedPeriodStore } from "@/lib/closed-days/record-store.ts";
import { advisoryLocks } from "@/lib/core/advisory-locks.ts";
import { dayInZone } from "@/lib/core/calendar/days.ts";
import type { Transaction } from "@/lib/core/content/change-content.ts";
import { db } from "@/lib/core/db.ts";
import { found } from "@/lib/core/errors.ts";
import { markRecord } from "@/lib/core/history/mark-records.ts";
import { storeWithoutCopies } from "@/lib/core/storage/images.ts";
import { makeCuts } from "@/lib/home/cut-slides.ts";
import { type HomeUpdate, homeId, homeUpdateSchema } from "@/lib/home/fields.ts";
import { updateHome } from "@/lib/home/mutations.ts";
import { homeStore } from "@/lib/home/record-store.ts";
import { promoCreateSchema } from "@/lib/promos/fields.ts";
import { createPromo } from "@/lib/promos/mutations.ts";
import { promoStore } from "@/lib/promos/record-store.ts";
import { writeRate } from "@/lib/rates/mutations.ts";
import { recordStores } from "@/lib/registry/record-stores.ts";
import { writeSeoContent } from "@/lib/seo/mutations.ts";
import { updateSite } from "@/lib/site/mutations.ts";
import { siteStore } from "@/lib/site/record-store.ts";
import { kindPaths, kinds } from "@/lib/tours/kinds.ts";
import { createTour } from "@/lib/tours/mutations.ts";
import { proposedCodes, proposedName } from "@/lib/tours/pickup-areas/proposals.ts";
import { pickupAreaStore } from "@/lib/tours/pickup-areas/record-store.ts";
import { placeSchemas } from "@/lib/tours/places/fields.ts";
import { createPlaces } from "@/lib/tours/places/mutations.ts";
import { type Tour, tourCreateSchema } from "@/lib/tours/schema.ts";
import { sharedTextSchemas } from "@/lib/tours/shared-texts/fields.ts";
import { sharedTextStore } from "@/lib/tours/shared-texts/record-store.ts";
import {
  blogInput,
  type DemoContent,
  type DemoPromo,
  type DemoSharedText,
  type FindOrigin,
  homeInput,
  promoInput,
  tourInput,
} from "./demo-content.ts";
import { demoFigures, writeFigures } from "./demo-figures.ts";
import { type DemoRecord, writeHistory } from "./demo-history.ts";
import { withTourBlocks } from "./demo-tour-blocks.ts";
import { hasContent } from "./has-content.ts";

/** Far above what a slow and busy machine takes: an interrupted seeding begins anew. */
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 900_000 };
/** Pictures that are stored in parallel. */
const CONCURRENCY = 3;
const PROGRESS_MS = 4_000;

function picturesOf({ home, tours, promos, deletedPromos = [], blogs }: DemoContent): string[] {
  return [
    ...home.slides.map(({ picture }) => picture),
    home.about_picture,
    ...home.gallery.map(({ path }) => path),
    ...kindPaths.flatMap((kind) => tours[kind].flatMap(({ images }) => images)),
    ...[...promos, ...deletedPromos].map(({ image }) => image),
    ...blogs.map(({ image }) => image),
  ];
}

/** Prints every few seconds how much is left while `work` runs. */
async function withProgress<T>(
  print: (text: string) => void,
  left: () => string,
  work: Promise<T>,
): Promise<T> {
  const progress = setInterval(() => print(left()), PROGRESS_MS);
  try {
    return await work;
  } finally {
    clearInterval(progress);
  }
}

async function storePictures(names: string[], folder: URL, print: (text: string) => void) {
  const unique = [...new Set(names)];
  const paths = new Map<string, string>();
  const storing = pLimit(CONCURRENCY);
  const store = async (name: string) => {
    paths.set(name, (await storeWithoutCopies(await readFile(new URL(name, folder)))).path);
  };
  await withProgress(
    print,
    () => `step 1 of 2: ${paths.size} of ${unique.length} pictures stored`,
    Promise.all(unique.map((name) => storing(() => store(name)))),
  );
  return (name: string) => paths.get(name) ?? "";
}

async function writePromo(
  tx: Transaction,
  promo: DemoPromo,
  pathOf: (name: string) => string,
  tour_id?: number,
): Promise<DemoRecord> {
  const input = promoCreateSchema.parse({ ...promoInput(promo), tour_id });
  return { entity: "promo", name: promo.title.en, record: await createPromo(tx, input, pathOf(promo.image)) };
}

/** Writes the shared texts. Returns a function that finds the shared text with the same words as a part of a tour. */
async function writeSharedTexts(tx: Transaction, texts: DemoContent["sharedTexts"]): Promise<FindOrigin> {
  const ids = new Map<string, number>();
  const keyOf = ({ kind, question, text }: DemoSharedText) => JSON.stringify([kind, question, text]);
  for (const text of texts) {
    const record = await sharedTextStore.insert(tx, sharedTextSchemas.create.parse(text), {});
    await markRecord(tx, sharedTextStore, null, record, "");
    ids.set(keyOf(text), record.id);
  }
  return (text) => ids.get(keyOf(text)) ?? null;
}

/** Writes the pick-up areas that the tours name. */
async function writePickupAreas(tx: Transaction, tours: DemoContent["tours"]): Promise<void> {
  const named = new Set(
    kindPaths.flatMap((kind) => tours[kind].flatMap(({ facts }) => facts?.pickup?.areas ?? [])),
  );
  for (const code of proposedCodes) {
    if (!named.has(code)) continue;
    const record = await pickupAreaStore.insert(tx, { code, name: proposedName(code) }, {});
    await markRecord(tx, pickupAreaStore, null, record, "");
  }
}

async function writeRecords(
  tx: Transaction,
  content: DemoContent,
  home: HomeUpdate,
  pathOf: (name: string) => string,
) {
  const records: DemoRecord[] = [];
  const tours: Tour[] = [];
  await createPlaces(
    tx,
    content.places.map(({ code, ...place }) => ({ code, ...placeSchemas.update.parse(place) })),
  );
  await writePickupAreas(tx, content.tours);
  const originOf = await writeSharedTexts(tx, content.sharedTexts);
  for (const kind of kindPaths) {
    for (const tour of content.tours[kind]) {
      const images = tour.images.map(pathOf);
      const input = tourCreateSchema.parse(tourInput({ ...tour, images }, kinds[kind].type, originOf));
      const record = await createTour(tx, input);
      records.push({ entity: "tour", name: tour.name.en, record });
      tours.push(record);
    }
  }
  for (const promo of content.promos) {
    const about = records.find(({ entity, name }) => entity === "tour" && name === promo.tour);
    records.push(await writePromo(tx, promo, pathOf, about?.record.id));
  }
  for (const blog of content.blogs) {
    const named = { ...blog, content: withTourBlocks(blog.content, tours) };
    const record = await createBlog(tx, blogCreateSchema.parse(blogInput(named)), pathOf(blog.image));
    records.push({ entity: "blog", name: blog.title.en, record });
  }
  for (const period of content.closedDays) {
    const record = await closedPeriodStore.insert(tx, closedPeriodSchemas.create.parse(period), {});
    await markRecord(tx, closedPeriodStore, null, record, "");
  }
  const quoted_on = dayInZone(new Date());
  for (const [currency, baht] of Object.entries(content.rates)) {
    await writeRate(tx, { currency, baht, source: "demo", quoted_on });
  }
  await writeSeoContent(tx, content.seo);
  await markRecord(tx, homeStore, null, found(await updateHome(tx, homeId, home)), "");
  if (content.site) await markRecord(tx, siteStore, null, await updateSite(tx, content.site), "");
  const deleted: DemoRecord[] = [];
  for (const promo of content.deletedPromos ?? []) deleted.push(await writePromo(tx, promo, pathOf));
  await writeHistory(tx, content.history ?? [], [...records, ...deleted]);
  // After the versions, because until then the record keeps its pictures in the store.
  for (const { record } of deleted) await promoStore.remove(tx, record.id);
  const idsOf = (entity: string) =>
    records.flatMap((each) => (each.entity === entity ? [Number(each.record.id)] : []));
  await writeFigures(tx, demoFigures(idsOf("tour"), idsOf("blog"), quoted_on));
  for (const { entity, record } of records) await markRecord(tx, recordStores[entity], null, record, "");
}

/** Marks all records of a database that was empty before as demo content. */
async function markDemo(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO demo_record (entity, record_key)
    SELECT 'tour', id::text FROM tour
    UNION ALL SELECT 'promo', id::text FROM promo
    UNION ALL SELECT 'blog', id::text FROM blog
    UNION ALL SELECT 'shared_text', id::text FROM shared_text
    UNION ALL SELECT 'closed_period', id::text FROM closed_period
    UNION ALL SELECT 'place', id::text FROM place
    UNION ALL SELECT 'pickup_area', id::text FROM pickup_area
    UNION ALL SELECT 'home', id::text FROM home
    UNION ALL SELECT 'site', id::text FROM site WHERE name <> ''
    UNION ALL SELECT 'seo', page FROM seo_content
    ON CONFLICT (entity, record_key) DO UPDATE SET seeded_at = clock_timestamp()`;
}

/**
 * Fills an empty database and returns whether it did. Pictures come first, then all records in one transaction, so that
 * the next start repeats an interrupted seeding.
 */
export async function seed(content: DemoContent, print: (text: string) => void): Promise<boolean> {
  if (await hasContent(db())) return false;
  const begin = Date.now();
  print("filling the empty database with the demo content");
  const pathOf = await storePictures(picturesOf(content), content.pictures, print);
  const home = homeUpdateSchema.parse(homeInput(content.home, pathOf));
  // Cuts the largest picture of the first visit. The cuts and copies of all other pictures are made behind the running site.
  await makeCuts(home.slides?.slice(0, 1) ?? []);
  const write = db().$transaction(async (tx) => {
    // Several sites that start at the same time wait until one of them has written everything.
    await tx.$executeRaw`SET LOCAL lock_timeout = '120s'`;
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${advisoryLocks.seed})`;
    if (await hasContent(tx)) return false;
    await writeRecords(tx, content, home, pathOf);
    await markDemo(tx);
    return true;
  }, TRANSACTION_LIMITS);
  const filled = await withProgress(print, () => "step 2 of 2: writing the records", write);
  if (filled) print(`filled (${Math.round((Date.now() - begin) / 1000)} s)`);
  return filled;
}
