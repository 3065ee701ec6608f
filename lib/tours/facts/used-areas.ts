import "server-only";
import { db } from "../../db";
import { areas } from "./codes";

/** The pick-up areas that tours of a type name, in the order of display. */
export async function listUsedAreas(tourType: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ area: string }[]>`
    SELECT DISTINCT jsonb_array_elements_text(facts #> '{pickup,areas}') AS area FROM tour
    WHERE tour_type = ${tourType} AND jsonb_typeof(facts #> '{pickup,areas}') = 'array'`;
  const used = new Set(rows.map(({ area }) => area));
  return areas.filter((area) => used.has(area));
}
