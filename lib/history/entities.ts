import "server-only";
import { z } from "zod";
import { id as indonesian } from "zod/locales";
import { blogFields } from "../blogs/fields";
import { createBlog, updateBlog } from "../blogs/mutations";
import {
  type Blog,
  type BlogCreate,
  type blogResponseSchema,
  blogSchema,
  blogUpdateSchema,
} from "../blogs/schema";
import { periodText } from "../calendar/admin-words";
import {
  type CommonClosedPeriod,
  closedPeriodCreateSchema,
  closedPeriodFields,
  type closedPeriodResponseSchema,
  closedPeriodUpdateSchema,
} from "../closed-days/fields";
import { createClosedPeriod, updateClosedPeriod } from "../closed-days/mutations";
import { toClosedPeriod } from "../closed-days/queries";
import type { Transaction } from "../content/change-content";
import type { Fields } from "../content/field";
import { staffText } from "../content/localized-text";
import { found } from "../errors";
import { byLanguage } from "../i18n/languages";
import {
  type Promo,
  type PromoCreate,
  promoFields,
  type promoResponseSchema,
  promoSchema,
  promoUpdateSchema,
} from "../promos/fields";
import { createPromo, holdTour, updatePromo } from "../promos/mutations";
import { type SeoPage, seoFields, seoPages } from "../seo/fields";
import { getPageTexts, type StoredPage, writeSeoContent } from "../seo/mutations";
import { type SeoContent, type seoContentSchema, seoInputSchema, seoResponse } from "../seo/schema";
import { tourFields } from "../tours/fields";
import { createTour, updateTour } from "../tours/mutations";
import { holdPlaces, lockStops } from "../tours/places/mutations";
import { toTour, wholeTour } from "../tours/rows";
import { type Tour, type TourCreate, type tourResponseSchema, tourUpdateSchema } from "../tours/schema";
import {
  type SharedText,
  sharedTextCreateSchema,
  sharedTextFields,
  sharedTextName,
  type sharedTextResponseSchema,
  sharedTextSchema,
  sharedTextUpdateSchema,
} from "../tours/shared-texts/fields";
import { createSharedText, updateSharedText } from "../tours/shared-texts/mutations";
import { answers } from "./answers";
import type { Entity, Snapshot } from "./schema";
import { changedFields, snapshotOf, withAllLanguages } from "./snapshot";

/** What each kind of record is within. */
export interface Records {
  tour: Tour;
  promo: Promo;
  blog: Blog;
  seo: StoredPage;
  closed_period: CommonClosedPeriod;
  shared_text: SharedText;
}

/** A record as the API answers it. */
export type RecordResponse = z.input<
  | typeof tourResponseSchema
  | typeof promoResponseSchema
  | typeof blogResponseSchema
  | typeof seoContentSchema
  | typeof closedPeriodResponseSchema
  | typeof sharedTextResponseSchema
>;

/** How history reads and writes records of one kind: the functions that their domain gives. */
interface Versioned<Stored> {
  /** Where its texts stand that are translated from English; texts of pages for search engines are each their own. */
  translated?: Fields;
  find: (tx: Transaction, key: string) => Promise<Stored | null>;
  keyOf: (record: Stored) => string;
  snapshot: (record: Stored) => Snapshot;
  /** Names of the fields in which two snapshots differ. */
  changed: (before: Snapshot, after: Snapshot) => string[];
  /** As staff read it. */
  title: (record: Stored) => string;
  tourType?: (record: Stored) => number;
  updatedAt: (record: Stored) => Date | null;
  /** A live record becomes what the snapshot says; null where it is gone. */
  save: (tx: Transaction, record: Stored, snapshot: Snapshot) => Promise<Stored | null>;
  /** A deleted record comes back under its key. */
  create: (tx: Transaction, key: string, snapshot: Snapshot) => Promise<Stored>;
  respond: (tx: Transaction, record: Stored) => Promise<RecordResponse>;
}

const stopsOf = z.array(z.object({ place: z.string() }));

const withFile = { file: true } as const;

/** What a snapshot says, by the schema of a change: the rules are those of every save, and old snapshots may lack fields. */
export function parseSnapshot<S extends z.ZodType>(
  schema: S,
  snapshot: Snapshot,
  fields: Fields = {},
): z.output<S> {
  return schema.parse(withAllLanguages(fields, snapshot), { error: indonesian().localeError });
}

/** `image` of a snapshot is a name of the store or empty; undefined where the snapshot says nothing of it. */
function imageOf({ image }: Snapshot): string | null | undefined {
  return image === undefined ? undefined : String(image) || null;
}

/** What records with an id have in common. */
function ofTable<Stored extends { id: number; updated_at: Date }>(
  fields: Fields,
  name: (record: Stored) => Parameters<typeof staffText>[0],
) {
  return {
    translated: fields,
    keyOf: ({ id }: Stored) => String(id),
    snapshot: (record: Stored) => snapshotOf(fields, record),
    changed: (before: Snapshot, after: Snapshot) => changedFields(fields, before, after),
    title: (record: Stored) => staffText(name(record)),
    updatedAt: (record: Stored) => record.updated_at,
  };
}

/** A restore publishes nothing and hides nothing. */
function withoutPublication({ published, publish_from, publish_until, ...snapshot }: Snapshot): Snapshot {
  return snapshot;
}

/** A place that was deleted meanwhile is left out of the stops. */
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

const tour: Versioned<Tour> = {
  ...ofTable(tourFields, ({ name }: Tour) => name),
  find: async (tx, key) => {
    const row = await tx.tour.findUnique({ where: { id: Number(key) }, include: wholeTour });
    return row && toTour(row);
  },
  snapshot: (record) => ({ tour_type: record.tour_type, ...snapshotOf(tourFields, record) }),
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
  respond: (tx, record) => answers.tour.one(record, tx),
};

/** A tour that was deleted meanwhile is no longer what the promo is about. */
async function withKnownTour(tx: Transaction, snapshot: Snapshot): Promise<Snapshot> {
  const { tour_id: id } = snapshot;
  return typeof id === "number" && !(await holdTour(tx, id)) ? { ...snapshot, tour_id: "" } : snapshot;
}

const promo: Versioned<Promo> = {
  ...ofTable(promoFields, ({ title }: Promo) => title),
  find: async (tx, key) => {
    const row = await tx.promo.findUnique({ where: { id: Number(key) }, include: withFile });
    return row && promoSchema.parse(row);
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
  respond: (tx, record) => answers.promo.one(record, tx),
};

const blog: Versioned<Blog> = {
  ...ofTable(blogFields, ({ title }: Blog) => title),
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
  respond: (tx, record) => answers.blog.one(record, tx),
};

function seoPageOf(key: string): SeoPage | undefined {
  return seoPages.find((page) => page === key);
}

type Entries = Record<string, Snapshot | undefined>;

/** Texts of a page by field and language, as one object to compare. */
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

/** A page always has texts, if empty ones: it cannot be deleted. */
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

const closedPeriod: Versioned<CommonClosedPeriod> = {
  translated: closedPeriodFields,
  keyOf: ({ id }) => String(id),
  snapshot: (record) => snapshotOf(closedPeriodFields, record),
  changed: (before, after) => changedFields(closedPeriodFields, before, after),
  title: ({ reason, ...period }) => [periodText(period), ...(reason ? [staffText(reason)] : [])].join(": "),
  updatedAt: ({ updated_at }) => updated_at,
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
  respond: (tx, record) => answers.closed_period.one(record, tx),
};

const sharedText: Versioned<SharedText> = {
  ...ofTable(sharedTextFields, (text: SharedText) => sharedTextName(text)),
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
  respond: (tx, record) => answers.shared_text.one(record, tx),
};

export const versioned: { [E in Entity]: Versioned<Records[E]> } = {
  ...{ tour, promo, blog, seo },
  closed_period: closedPeriod,
  shared_text: sharedText,
};
