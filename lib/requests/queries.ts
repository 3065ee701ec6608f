import "server-only";
import { localized } from "../content/localized-text";
import { db } from "../db";
import type { KnownTour } from "./known-tours";

/** Lists the names and codes of all tours, hidden ones too: a guest may have asked before a tour was hidden. */
export async function listKnownTours(): Promise<KnownTour[]> {
  const rows = await db("tours:*").tour.findMany({
    select: { id: true, name: true, code: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id, name, code }) => ({ id, name: localized.parse(name), code }));
}
