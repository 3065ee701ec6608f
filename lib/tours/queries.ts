import "server-only";
import { LRUCache } from "lru-cache";
import { Prisma } from "../../prisma/client/client";
import { cachedByVersion } from "../content/content-version";
import { type LocalizedText, localized } from "../content/localized-text";
import { type PageInfo, type PageOf, pageInfo, rowsBefore } from "../content/pagination";
import { searchText } from "../content/text";
import { db, inOrder, isDatabaseId } from "../db";
import { formatMoney } from "../format";
import { storageUrl } from "../storage/sources";
import type { StoredImage } from "../storage/stored-image";
import { variantPath } from "../storage/stored-names";
import type { AdminTour } from "./admin-list";
import type { Tag } from "./fields";
import { kinds, type TourType } from "./kinds";
import { toTour, toTourSummary, tourWithCover, wholeTour } from "./rows";
import { type Tour, type TourSummary, tourSummarySchema } from "./schema";

/** Absent fields do not narrow the list. */
interface TourFilter {
  type?: TourType;
  search?: string;
  tag?: Tag | null;
  minRate?: number;
}

export type TourListRequest = TourFilter & PageOf;

interface Found {
  ids: number[];
  total: number;
}

function conditions({ type, tag, minRate }: TourFilter): Prisma.Sql {
  const all = [
    type === undefined ? null : Prisma.sql`tour_type = ${type}`,
    tag ? Prisma.sql`tags = ${tag}` : null,
    minRate === undefined ? null : Prisma.sql`rate >= ${minRate}`,
  ].filter((condition) => condition !== null);
  return all.length > 0 ? Prisma.join(all, " AND ") : Prisma.sql`true`;
}

async function findPlain(request: TourListRequest): Promise<Found> {
  const where = conditions(request);
  const [count] = await db().$queryRaw<
    { total: number }[]
  >`SELECT count(*)::int AS total FROM tour WHERE ${where}`;
  const total = count?.total ?? 0;
  const before = rowsBefore(request, total);
  if (before === null) return { ids: [], total };
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT id FROM tour WHERE ${where} ORDER BY "order", id DESC LIMIT ${request.perPage} OFFSET ${before}`;
  return { ids: rows.map(({ id }) => id), total };
}

/** One pass over the matches gives the exact total and the page alike: 1 to 310 ms at 100,000 tours. */
async function findMatching(request: TourListRequest, search: string): Promise<Found> {
  const before = (request.page - 1) * request.perPage;
  const [found] = await db().$queryRaw<Found[]>`
    WITH typed AS MATERIALIZED (SELECT search_query(${search}) AS query),
      found AS MATERIALIZED (
        SELECT id, "order" FROM tour, typed WHERE search_words @@ typed.query AND ${conditions(request)}
      )
    SELECT (SELECT count(*)::int FROM found) AS total,
      ARRAY(SELECT id FROM found ORDER BY "order", id DESC LIMIT ${request.perPage} OFFSET ${before}) AS ids`;
  return found ?? { ids: [], total: 0 };
}

/** The ids of a page of tours in list order, and how many there are. */
function findTours(request: TourListRequest): Promise<Found> {
  const search = searchText(request.search);
  return search ? findMatching(request, search) : findPlain(request);
}

/** About four megabytes. */
const maxCached = 1_000;

const cachedSummaries = cachedByVersion(async () => new LRUCache<number, TourSummary>({ max: maxCached }));

/** Tours as cards show them, in the order of their ids; one that was deleted meanwhile is left out. */
async function getTourSummaries(ids: number[]): Promise<TourSummary[]> {
  const cache = await cachedSummaries();
  const missing = ids.filter((id) => !cache.has(id));
  const known = ids.flatMap((id) => cache.get(id) ?? []);
  if (missing.length === 0) return inOrder(ids, known);
  const rows = await db().tour.findMany({ where: { id: { in: missing } }, include: tourWithCover });
  const read = rows.map(toTourSummary);
  for (const summary of read) cache.set(summary.id, summary);
  return inOrder(ids, [...known, ...read]);
}

const tourAddressSchema = tourSummarySchema.pick({ id: true, tour_type: true, name: true, updated_at: true });

export interface TourPage<T> {
  tours: T[];
  pagination: PageInfo;
}

/** Null where there is no such tour. */
export async function getTour(id: number): Promise<Tour | null> {
  if (!isDatabaseId(id)) return null;
  const row = await db().tour.findUnique({ where: { id }, include: wholeTour });
  return row && toTour(row);
}

/** What a save is compared with; null where there is no such tour. */
export async function getTourVersion(id: number): Promise<{ updated_at: Date } | null> {
  if (!isDatabaseId(id)) return null;
  return db().tour.findUnique({ where: { id }, select: { updated_at: true } });
}

/** A page of a list, as cards show it. */
export async function listTours(request: TourListRequest): Promise<TourPage<TourSummary>> {
  const { ids, total } = await findTours(request);
  return { tours: await getTourSummaries(ids), pagination: pageInfo(request, total) };
}

/** A page of a list with all parts of its tours, as the API returns it. */
export async function listWholeTours(request: TourListRequest): Promise<TourPage<Tour>> {
  const { ids, total } = await findTours(request);
  const rows = await db().tour.findMany({ where: { id: { in: ids } }, include: wholeTour });
  return { tours: inOrder(ids, rows.map(toTour)), pagination: pageInfo(request, total) };
}

const top = { type: kinds.tours.type, page: 1, perPage: 8 } as const;

/**
 * The home page's choice: up to eight general tours rated 4.5 and better, else the list's first eight
 * (R-4.5).
 */
export async function listTopTours(): Promise<TourSummary[]> {
  const { tours } = await listTours({ ...top, minRate: 4.5 });
  return tours.length > 0 ? tours : (await listTours(top)).tours;
}

/** What the sitemap needs of a tour. */
type TourAddress = Pick<TourSummary, "id" | "tour_type" | "name" | "updated_at"> & {
  images: string[];
};

/** Tours of one type by id, a portion at a time: those after `after`, up to `until`. */
export async function listTourAddresses(
  type: number,
  { after, until, limit }: { after: number; until: number; limit: number },
): Promise<TourAddress[]> {
  const rows = await db().tour.findMany({
    where: { tour_type: type, id: { gt: after, lte: until } },
    orderBy: { id: "asc" },
    take: limit,
    select: {
      id: true,
      tour_type: true,
      name: true,
      updated_at: true,
      images: { select: { path: true }, orderBy: [{ order: "asc" }, { id: "asc" }] },
    },
  });
  return rows.map(({ images, ...row }) => ({
    ...tourAddressSchema.parse(row),
    images: images.map(({ path }) => path),
  }));
}

/** The back office shows all tours at once. */
const adminPageSize = 9999;

interface Row {
  id: number;
  name: LocalizedText;
  location: LocalizedText;
  code: string | null;
  tags: Tag | null;
  currency: string;
  starting_price: number | null;
  cover: Pick<StoredImage, "path" | "widths"> | null;
}

function adminTour({ starting_price, currency, cover, ...row }: Row): AdminTour {
  return {
    ...row,
    name: localized.parse(row.name),
    location: localized.parse(row.location),
    price: starting_price === null ? null : formatMoney(starting_price, currency, "id"),
    cover: cover && smallCover(cover),
  };
}

function smallCover({ path, widths }: NonNullable<Row["cover"]>): string {
  const [narrowest] = widths;
  return storageUrl(narrowest === undefined ? path : variantPath(path, narrowest, "webp"));
}

/** All tours of a type in list order, with what a row of the table shows and nothing more. */
export async function listAdminTours(type: TourType): Promise<AdminTour[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT id, name, location, code, tags, currency, starting_price::float8, cover
    FROM tour LEFT JOIN LATERAL (
      SELECT jsonb_build_object('path', path, 'widths', widths) AS cover FROM tour_image AS image JOIN stored_image AS file USING (path)
      WHERE image.tour_id = tour.id ORDER BY image."order", image.id LIMIT 1
    ) AS first ON true
    WHERE tour_type = ${type} ORDER BY "order", id DESC LIMIT ${adminPageSize}`;
  return rows.map(adminTour);
}
