import "server-only";
import { cachedContent } from "../../core/content/cached-content";
import { db } from "../../core/db";
import { kindPaths, kinds, type TourType } from "../kinds";
import { visibleTours } from "../visible-tours";
import type { ListRow } from "./plain-rows";

/** Reads what the indexes of lists hold, and no row of the table. */
function readRows(type: TourType): Promise<ListRow[]> {
  return db(`tours:${type}`).$queryRaw<ListRow[]>`
    SELECT id, tour_type AS type, "order", tags AS tag, rate::float8 AS rate, ${visibleTours()} AS visible
    FROM tour WHERE tour_type = ${type} ORDER BY "order", id DESC`;
}

const rowsOf = new Map(
  kindPaths.map((kind) => [kinds[kind].type, cachedContent(() => readRows(kinds[kind].type))]),
);

/** One row after the other as the API lists all types: by position, the newest first. */
const rowsOfAllTypes = cachedContent(async () => {
  const rows = await Promise.all([...rowsOf.values()].map((read) => read()));
  return rows.flat().sort((one, other) => one.order - other.order || other.id - one.id);
});

/**
 * Returns the tours of a type, or of all types, in staff's order, visible and hidden. The rows are read again after midnight and after a
 * change of a value that filters or orders. Prices and texts are no part of a row.
 */
export function listRows(type?: TourType): Promise<ListRow[]> {
  return (type === undefined ? undefined : rowsOf.get(type)?.()) ?? rowsOfAllTypes();
}
