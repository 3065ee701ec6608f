import "server-only";
import { phuketDay } from "../calendar/days";
import { db } from "../db";
import { dayMs } from "../durations";
import { type Closure, closureReach, storedClosure } from "../tours/closures/closure";
import { batchSchema } from "./schema";

/** Lists the closings that have not been undone and whose last day has not passed, the latest first. */
export async function listActiveClosures(now: Date): Promise<Closure[]> {
  const today = phuketDay(now);
  const rows = await db().changeBatch.findMany({
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
      const { days, reason } = storedClosure.parse(request);
      return { id, days, reason, records, username, created_at };
    })
    .filter(({ days }) => days.some((day) => day >= today));
}
