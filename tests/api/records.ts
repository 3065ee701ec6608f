import { db } from "@/lib/core/db";
import { readableCode } from "@/lib/tours/places/codes";
import type { Prisma } from "@/prisma/client/client";
import { priceLine } from "./bodies";

/** The tables of content; those that refer to them are emptied as well. */
const tables = [
  "tour, place, pickup_area, own_page, closed_period, shared_text, exchange_rate, exchange_rate_feed, promo, blog, site, seo_content",
  "home, stored_image, search_word, record_version, change_batch, translation_pair, translation_state, open_translation",
  "figure, admin_user, site_document, site_logo, trip_pass_key, demo_record, getting_started",
].join(", ");

/** Deletes in place of truncating, which rewrites the files of sixty tables and takes twenty times as long. */
const emptyTables = `DO $$
DECLARE
  emptied regclass[] := '{${tables}}';
  referring regclass[];
  each regclass;
BEGIN
  LOOP
    SELECT array_agg(DISTINCT conrelid::regclass) INTO referring FROM pg_constraint
      WHERE contype = 'f' AND confrelid = ANY (emptied) AND conrelid <> ALL (emptied);
    EXIT WHEN referring IS NULL;
    emptied := emptied || referring;
  END LOOP;
  EXECUTE 'LOCK TABLE ' || array_to_string(emptied, ', ') || ' IN SHARE ROW EXCLUSIVE MODE';
  PERFORM set_config('session_replication_role', 'replica', true);
  FOREACH each IN ARRAY emptied LOOP
    EXECUTE 'DELETE FROM ' || each;
  END LOOP;
  PERFORM setval(objid::regclass, 1, false) FROM pg_depend JOIN pg_sequence ON seqrelid = objid
    WHERE refobjid = ANY (emptied) AND deptype IN ('a', 'i');
  PERFORM set_config('session_replication_role', 'origin', true);
  PERFORM raise_content_keys(ARRAY['*']);
END $$`;

/** An empty database, as after the migrations. */
export async function clearContent(): Promise<void> {
  await db().$executeRawUnsafe(emptyTables);
  await db().home.create({ data: {} });
  await db().site.create({ data: {} });
}

/** A picture's row without its file; `name` is one hex digit. */
export async function addPicture(name: string): Promise<string> {
  const path = `0${name}/${name.repeat(32)}.webp`;
  const shape = {
    width: 800,
    height: 600,
    widths: [320, 640],
    avif: true,
    thumbhash: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
  };
  await db().storedImage.upsert({ where: { path }, create: { path, ...shape }, update: {} });
  return path;
}

export async function addPickupAreas(...codes: string[]): Promise<void> {
  const data = codes.map((code, position) => ({ code, position, name: { en: readableCode(code) } }));
  await db().pickupArea.createMany({ data, skipDuplicates: true });
}

/** The price lines of a tour that is added, by their English names and in their order. */
export const storedLines = (prices: Record<string, number>) => ({
  create: Object.entries(prices).map(([en, price], position) => ({ ...priceLine(en, price), position })),
});

/** A tour at the end of its list, in three languages; `over` replaces what a test is about. */
export async function addTour(over: Partial<Prisma.TourCreateInput> = {}) {
  const tour_type = over.tour_type ?? 1;
  const order = await db().tour.count({ where: { tour_type } });
  return db().tour.create({
    data: {
      tour_type,
      order,
      name: { en: "Coral Island", id: "Pulau Karang", ru: "Коралловый остров" },
      duration: { en: "1 day", id: "1 hari", ru: "1 день" },
      location: { en: "Phuket", ru: "Пхукет" },
      overview: { en: "Reefs and lunch", id: "Terumbu dan makan siang", ru: "Рифы и обед" },
      currency: "THB",
      starting_price: 1500,
      ...over,
    },
  });
}

export async function addPromo(over: Partial<Prisma.PromoCreateInput> = {}) {
  const end_date = new Date("2099-12-31");
  return db().promo.create({
    data: {
      title: { id: "Promo", en: "Offer", ru: "Акция" },
      description: { id: "Isi", en: "Text", ru: "Текст" },
      price: "THB 900",
      end_date,
      pdf_url: "https://example.com/offer.pdf",
      ...over,
    },
  });
}

export async function addBlog(over: Partial<Prisma.BlogCreateInput> = {}) {
  return db().blog.create({
    data: {
      title: { en: "Island guide" },
      content: { en: "<p>Boats &amp; beaches</p>" },
      posting_date: new Date("2026-01-10"),
      category: "Tips",
      ...over,
    },
  });
}

/** A record of each kind, with the id 1 in an empty database, and the place `maya-bay`. */
export async function addOneOfEach(): Promise<void> {
  const days = { from_day: new Date("2000-01-01"), until_day: new Date("2000-01-02"), yearly: true };
  await Promise.all([
    addTour(),
    addPromo(),
    addBlog(),
    db().closedPeriod.create({ data: days }),
    db().sharedText.create({ data: { kind: "excluded", text: { en: "Tips" } } }),
    db().place.create({ data: { code: "maya-bay", name: { en: "Maya Bay" } } }),
    addPickupAreas("patong"),
    db().ownPage.create({
      data: { address: "our-boats", title: { en: "Our boats" }, content: { en: "<p>Boats</p>" } },
    }),
  ]);
}
