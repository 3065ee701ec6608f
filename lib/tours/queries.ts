import "server-only";
import { isDatabaseId } from "../database-id";
import { db } from "../db";
import { inOrder } from "../in-order";
import { type PageInfo, pageInfo } from "../page-info";
import type { TourListRequest } from "./filters";
import { findTours } from "./find";
import { kinds } from "./kinds";
import { toTour, wholeTour } from "./rows";
import { type Tour, type TourSummary, tourSummarySchema } from "./schema";
import { getTourSummaries } from "./summaries";

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

/** A page of a list with all parts of its tours, as the API answers it. */
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

/** What the sitemap says of a tour. */
export type TourAddress = Pick<TourSummary, "id" | "tour_type" | "name" | "updated_at"> & {
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
