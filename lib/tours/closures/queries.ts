import "server-only";
import { staffText } from "../../content/localized-text";
import { db } from "../../db";
import { tourSchema } from "../schema";
import type { SeaTour } from "./closure";

const columns = tourSchema.pick({ id: true, name: true, tour_type: true, facts: true });

/** Lists the published tours in the order of their lists, with what their facts say about the sea. */
export async function listSeaTours(): Promise<SeaTour[]> {
  const rows = await db().tour.findMany({
    where: { published: true },
    orderBy: [{ tour_type: "asc" }, { order: "asc" }, { id: "desc" }],
    select: { id: true, name: true, tour_type: true, facts: true },
  });
  return rows.map((row) => {
    const { id, name, tour_type, facts } = columns.parse(row);
    return { id, name: staffText(name), tour_type, sea: facts.sea ?? null };
  });
}
