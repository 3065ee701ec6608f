import "server-only";
import { LRUCache } from "lru-cache";
import { db } from "../db";
import { inOrder } from "../in-order";
import { keptForVersion } from "../kept-for-version";
import { toTourSummary, tourWithCover } from "./rows";
import type { TourSummary } from "./schema";

/** About four megabytes. */
const most = 1_000;

/** Cards are drawn again and again, in lists, searches and on the home page. */
const keptSummaries = keptForVersion(async () => new LRUCache<number, TourSummary>({ max: most }));

/** Tours as cards show them, in the order of their ids; one that was deleted meanwhile is left out. */
export async function getTourSummaries(ids: number[]): Promise<TourSummary[]> {
  const kept = await keptSummaries();
  const missing = ids.filter((id) => !kept.has(id));
  const known = ids.flatMap((id) => kept.get(id) ?? []);
  if (missing.length === 0) return inOrder(ids, known);
  const rows = await db().tour.findMany({ where: { id: { in: missing } }, include: tourWithCover });
  const read = rows.map(toTourSummary);
  for (const summary of read) kept.set(summary.id, summary);
  return inOrder(ids, [...known, ...read]);
}
