import "server-only";
import type { Prisma } from "../../../prisma/client/client";
import type { Transaction } from "../../core/content/change-content";
import type { LocalizedText } from "../../core/content/localized-text";
import { db } from "../../core/db";
import { tableRows } from "../../core/entity/table-rows";
import { type Place, placeSchemas } from "./fields";

type Row = Prisma.PlaceGetPayload<object>;

export function pointOf({ lat, lon }: Pick<Row, "lat" | "lon">) {
  return { lat: lat?.toNumber() ?? null, lon: lon?.toNumber() ?? null };
}

export const placeRows = tableRows({
  model: (source) => source.place,
  read: (row: Row): Place => placeSchemas.record.parse({ ...row, ...pointOf(row) }),
  order: [{ code: "asc" }],
  contentKey: "places",
});

export const listPlaces = placeRows.list;

export async function listPlaceAreas(): Promise<string[]> {
  const rows = await db("places").place.findMany({
    where: { area: { not: null } },
    distinct: "area",
    select: { area: true },
    orderBy: { area: "asc" },
  });
  return rows.flatMap(({ area }) => area ?? []);
}

export async function findPlaceId(code: string): Promise<number | null> {
  const row = await db("places").place.findUnique({ where: { code }, select: { id: true } });
  return row?.id ?? null;
}

export interface TourOfPlace {
  id: number;
  tour_type: number;
  name: LocalizedText;
}

/** Lists the tours that stop at a place, also hidden ones. */
export async function listToursOfPlace(id: number, tx: Transaction = db()): Promise<TourOfPlace[]> {
  return tx.$queryRaw<TourOfPlace[]>`
    SELECT id, tour_type, name FROM tour
    WHERE id IN (SELECT tour_id FROM tour_stop JOIN place ON place.code = place_code WHERE place.id = ${id})
    ORDER BY tour_type, "order", id`;
}

/** Counts the tours that stop at each place, by code. A place without tours is not in the map. */
export async function countToursOfPlaces(): Promise<Map<string, number>> {
  const rows = await db().$queryRaw<{ code: string; tours: number }[]>`
    SELECT place_code AS code, count(DISTINCT tour_id)::int AS tours FROM tour_stop GROUP BY place_code`;
  return new Map(rows.map(({ code, tours }) => [code, tours]));
}
