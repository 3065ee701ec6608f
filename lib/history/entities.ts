import "server-only";
import { z } from "zod";
import { createBlog, updateBlog } from "../blogs/mutations";
import { type Blog, type BlogCreate, blogResponse, blogSchema, blogUpdateSchema } from "../blogs/schema";
import { periodText } from "../calendar/admin-words";
import {
  type CommonClosedPeriod,
  closedPeriodCreateSchema,
  closedPeriodFields,
  closedPeriodResponse,
  closedPeriodUpdateSchema,
} from "../closed-days/fields";
import { createClosedPeriod, updateClosedPeriod } from "../closed-days/mutations";
import { toClosedPeriod } from "../closed-days/queries";
import type { Transaction } from "../content/change-content";
import { staffText } from "../content/localized-text";
import { found } from "../errors";
import { byLanguage } from "../i18n/languages";
import { type Promo, type PromoCreate, promoResponse, promoUpdateSchema } from "../promos/fields";
import { createPromo, holdTour, updatePromo } from "../promos/mutations";
import { toPromo } from "../promos/rows";
import { type SeoPage, seoFields, seoPages } from "../seo/fields";
import { getPageTexts, type StoredPage, writeSeoContent } from "../seo/mutations";
import { type SeoContent, seoInputSchema, seoResponse } from "../seo/schema";
import { tourFields } from "../tours/fields";
import { createTour, updateTour } from "../tours/mutations";
import { holdPlaces, lockStops } from "../tours/places/mutations";
import { toTour, wholeTour } from "../tours/rows";
import { type Tour, type TourCreate, tourResponse, tourUpdateSchema } from "../tours/schema";
import {
  type SharedText,
  sharedTextCreateSchema,
  sharedTextFields,
  sharedTextName,
  sharedTextResponse,
  sharedTextSchema,
  sharedTextUpdateSchema,
} from "../tours/shared-texts/fields";
import { createSharedText, updateSharedText } from "../tours/shared-texts/mutations";
import type { Entity, Records } from "./records";
import type { Snapshot } from "./schema";
import { changedFields, snapshotOf } from "./snapshot";
import { ofTable, parseSnapshot, type Versioned } from "./versioned";

const stopsOf = z.array(z.object({ place: z.string() }));

const withFile = { file: true } as const;

function imageOf({ image }: Snapshot): string | null | undefined {
  return image === undefined ? undefined : String(image) || null;
}

/** A restore does not change whether a record is published. */
function withoutPublication({ published, publish_from, publish_until, ...snapshot }: Snapshot): Snapshot {
  return snapshot;
}

async function withKnownPlaces(tx: Transaction, snapshot: Snapshot): Promise<Snapshot> {
  const { success, data = [] } = stopsOf.safeParse(snapshot.stops);
  if (!success) return snapshot;
  await lockStops(tx);
  const known = await holdPlaces(
    tx,
    data.map(({ place }) => place),
  );
  return { ...snapshot, stops: data.filter(({ place }) => known.has(place)) };
}

const tour = {
  ...ofTable("tour", ({ name }) => staffText(name), tourResponse),
  find: async (tx, key) => {
    const row = await tx.tour.findUnique({ where: { id: Number(key) }, include: wholeTour });
    return row && toTour(row);
  },
  snapshot: (record) => ({ tour_type: record.tour_type, ...snapshotOf(tourFields, record) }),
  changed: (before, after) => changedFields(tourFields, before, after),
  tourType: ({ tour_type }) => tour_type,
  save: async (tx, { id, updated_at }, snapshot) => {
    const known = await withKnownPlaces(tx, withoutPublication(snapshot));
    return updateTour(tx, id, { ...parseSnapshot(tourUpdateSchema, known, tourFields), updated_at });
  },
  create: async (tx, key, snapshot) => {
    const known = await withKnownPlaces(tx, snapshot);
    const { updated_at, ...input } = parseSnapshot(tourUpdateSchema, { ...known, published: false });
    return createTour(tx, input as TourCreate, Number(key));
  },
} satisfies Versioned<Tour>;

async function withKnownTour(tx: Transaction, snapshot: Snapshot): Promise<Snapshot> {
  const { tour_id: id } = snapshot;
  return typeof id === "number" && !(await holdTour(tx, id))
    ? { ...snapshot, tour_id: "", tour_price: "" }
    : snapshot;
}

const promo = {
  ...ofTable("promo", ({ title }) => staffText(title), promoResponse),
  find: async (tx, key) => {
    const row = await tx.promo.findUnique({ where: { id: Number(key) }, include: withFile });
    return row && toPromo(row);
  },
  save: async (tx, { id, updated_at }, snapshot) => {
    const known = parseSnapshot(promoUpdateSchema, await withKnownTour(tx, snapshot));
    return updatePromo(tx, id, { ...known, updated_at }, imageOf(snapshot));
  },
  create: async (tx, key, snapshot) => {
    const known = await withKnownTour(tx, snapshot);
    const { updated_at, ...input } = parseSnapshot(promoUpdateSchema, known);
    return createPromo(tx, input as PromoCreate, imageOf(snapshot), Number(key));
  },
} satisfies Versioned<Promo>;

const blog = {
  ...ofTable("blog", ({ title }) => staffText(title), blogResponse),
  find: async (tx, key) => {
    const row = await tx.blog.findUnique({ where: { id: Number(key) }, include: withFile });
    return row && blogSchema.parse(row);
  },
  save: (tx, { id, updated_at }, snapshot) =>
    updateBlog(tx, id, { ...parseSnapshot(blogUpdateSchema, snapshot), updated_at }, imageOf(snapshot)),
  create: (tx, key, snapshot) => {
    const { updated_at, ...input } = parseSnapshot(blogUpdateSchema, snapshot);
    return createBlog(tx, input as BlogCreate, imageOf(snapshot), Number(key));
  },
} satisfies Versioned<Blog>;

function seoPageOf(key: string): SeoPage | undefined {
  return seoPages.find((page) => page === key);
}

type Entries = Record<string, Snapshot | undefined>;

function seoTexts(snapshot: Snapshot): Snapshot {
  const entries = Object.values(snapshot).flatMap((page) => Object.entries((page ?? {}) as Entries));
  const texts = Object.keys(seoFields).map((name) => [
    name,
    Object.fromEntries(entries.map(([language, entry]) => [language, entry?.[name]])),
  ]);
  return Object.fromEntries(texts);
}

async function savePage(tx: Transaction, key: string, snapshot: Snapshot): Promise<StoredPage> {
  await writeSeoContent(tx, parseSnapshot(seoInputSchema, snapshot));
  return getPageTexts(tx, found(seoPageOf(key) ?? null));
}

/** A page of the site cannot be deleted: it always has texts, possibly empty ones. */
const seo: Versioned<StoredPage> = {
  find: async (tx, key) => {
    const page = seoPageOf(key);
    return page === undefined ? null : getPageTexts(tx, page);
  },
  keyOf: ({ page }) => page,
  snapshot: ({ page, texts }) => ({
    [page]: byLanguage((language) =>
      Object.fromEntries(
        Object.entries(texts).map(([name, values]) => [name, Reflect.get(values, language) ?? null]),
      ),
    ),
  }),
  changed: (before, after) => changedFields(seoFields, seoTexts(before), seoTexts(after)),
  title: ({ page }) => page,
  updatedAt: ({ updated_at }) => updated_at,
  save: (tx, { page }, snapshot) => savePage(tx, page, snapshot),
  create: (tx, key, snapshot) => savePage(tx, key, snapshot),
  respond: async (tx) => {
    const pages: Partial<SeoContent> = {};
    for (const page of seoPages) pages[page] = (await getPageTexts(tx, page)).texts;
    return seoResponse(pages as SeoContent);
  },
};

function closedPeriodTitle({ reason, ...period }: CommonClosedPeriod): string {
  return [periodText(period), ...(reason ? [staffText(reason)] : [])].join(": ");
}

const closedPeriod = {
  ...ofTable("closed_period", closedPeriodTitle, closedPeriodResponse),
  find: async (tx, key) => {
    const row = await tx.closedPeriod.findUnique({ where: { id: Number(key) } });
    return row && toClosedPeriod(row);
  },
  save: (tx, { id, updated_at }, snapshot) =>
    updateClosedPeriod(tx, id, {
      ...parseSnapshot(closedPeriodUpdateSchema, snapshot, closedPeriodFields),
      updated_at,
    }),
  create: (tx, key, snapshot) =>
    createClosedPeriod(tx, parseSnapshot(closedPeriodCreateSchema, snapshot), Number(key)),
} satisfies Versioned<CommonClosedPeriod>;

const sharedText = {
  ...ofTable("shared_text", (text) => staffText(sharedTextName(text)), sharedTextResponse),
  find: async (tx, key) => {
    const row = await tx.sharedText.findUnique({ where: { id: Number(key) } });
    return row && sharedTextSchema.parse(row);
  },
  save: (tx, { id, updated_at }, snapshot) =>
    updateSharedText(tx, id, {
      ...parseSnapshot(sharedTextUpdateSchema, snapshot, sharedTextFields),
      updated_at,
    }),
  create: (tx, key, snapshot) =>
    createSharedText(tx, parseSnapshot(sharedTextCreateSchema, snapshot), Number(key)),
} satisfies Versioned<SharedText>;

export const versioned: { [E in Entity]: Versioned<Records[E]> } = {
  tour,
  promo,
  blog,
  seo,
  closed_period: closedPeriod,
  shared_text: sharedText,
};

export const recordResponses = {
  tour: tour.answer,
  promo: promo.answer,
  blog: blog.answer,
  closed_period: closedPeriod.answer,
  shared_text: sharedText.answer,
};
