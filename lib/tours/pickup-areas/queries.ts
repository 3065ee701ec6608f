import "server-only";
import { cachedContent } from "../../core/content/cached-content";
import type { Transaction } from "../../core/content/change-content";
import type { LocalizedText } from "../../core/content/localized-text";
import { db } from "../../core/db";
import { tableRows } from "../../core/entity/table-rows";
import { AppError } from "../../core/errors";
import { type PickupArea, pickupAreaSchemas } from "./entity";

export const pickupAreaRows = tableRows({
  model: (source) => source.pickupArea,
  read: (row): PickupArea => pickupAreaSchemas.record.parse(row),
  order: [{ position: "asc" }, { id: "asc" }],
  contentKey: "pickup-areas",
});

/** Reads the operator's pick-up areas in their order, past the cache of public pages. */
export const listStoredAreas = pickupAreaRows.list;

/** The operator's pick-up areas in their order, for public pages. */
export const listPickupAreas = cachedContent(listStoredAreas);

/** Throws 422 if the operator has no area with the code. */
export async function requirePickupArea(code: string | undefined): Promise<void> {
  if (code === undefined || (await listPickupAreas()).some((area) => area.code === code)) return;
  const message = "Kode tidak dikenal.";
  throw new AppError(422, message, { area: [message] });
}

interface TourOfArea {
  id: number;
  tour_type: number;
  name: LocalizedText;
}

/** Lists the tours that name an area in their facts, also hidden ones. */
export async function listToursOfArea(code: string, tx: Transaction = db()): Promise<TourOfArea[]> {
  return tx.$queryRaw<TourOfArea[]>`
    SELECT id, tour_type, name FROM tour WHERE facts #> '{pickup,areas}' @> to_jsonb(${code}::text)
    ORDER BY tour_type, "order", id`;
}

export async function countToursOfAreas(): Promise<Map<string, number>> {
  const rows = await db().$queryRaw<{ code: string; tours: number }[]>`
    SELECT area AS code, count(*)::int AS tours FROM tour, jsonb_array_elements_text(facts #> '{pickup,areas}') AS area
    WHERE jsonb_typeof(facts #> '{pickup,areas}') = 'array' GROUP BY area`;
  return new Map(rows.map(({ code, tours }) => [code, tours]));
}

/** The codes of the pick-up areas that tours of a type name, in no order. */
export async function listUsedAreas(tourType: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ area: string }[]>`
    SELECT DISTINCT jsonb_array_elements_text(facts #> '{pickup,areas}') AS area FROM tour
    WHERE tour_type = ${tourType} AND jsonb_typeof(facts #> '{pickup,areas}') = 'array'`;
  return rows.map(({ area }) => area);
}

/** Returns the codes that exist in the order of the list, and locks the areas so that none is deleted before the transaction ends. */
export async function holdPickupAreas(tx: Transaction, codes: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ code: string }[]>`
    SELECT code FROM pickup_area WHERE code = ANY(${codes}::text[]) ORDER BY position, id FOR KEY SHARE`;
  return rows.map(({ code }) => code);
}
