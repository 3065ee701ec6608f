import "server-only";
import { dayInZone } from "../../core/calendar/days";
import type { Transaction } from "../../core/content/change-content";
import { db } from "../../core/db";
import { dayMs } from "../../core/durations";
import { batchSchema } from "../../core/history/schema";
import { type Closure, closureReach, storedClosure } from "./closure";

/** Lists the closings that have not been undone and whose last day has not passed, the latest first. */
export async function listActiveClosures(now: Date, source: Transaction = db()): Promise<Closure[]> {
  const today = dayInZone(now);
  const rows = await source.changeBatch.findMany({
    where: {
      kind: "closures",
      undone_at: null,
      created_at: { gte: new Date(now.getTime() - (closureReach + 2) * dayMs) },
    },
    orderBy: { id: "desc" },
  });
  return rows
    .map((row) => batchSchema.parse(row))
    .map(({ id, request, records, username, created_at }) => {
      const { days, reason, order } = storedClosure.parse(request);
      return { id, days, reason, ...(order && { order }), records, username, created_at };
    })
    .filter(({ days }) => days.some((day) => day >= today));
}
