import "server-only";
import { cachedContent } from "../content/cached-content";
import { type LocalizedText, localized } from "../content/localized-text";
import { db } from "../db";
import type { ClosedPeriod } from "./calendar";
import { periodOf } from "./periods";

interface ClosedPeriodOfType extends ClosedPeriod {
  tour_type: number | null;
}

function reasonOf(reason: unknown): LocalizedText | null {
  return localized.nullable().parse(reason);
}

const cachedPeriods = cachedContent(async (): Promise<ClosedPeriodOfType[]> => {
  const rows = await db("closed-days").closedPeriod.findMany({ orderBy: { id: "asc" } });
  return rows.map(({ id, tour_type, reason, ...row }) => ({
    id,
    tour_type,
    ...periodOf(row),
    reason: reasonOf(reason),
  }));
});

export async function listCommonClosedPeriods(type: number): Promise<ClosedPeriod[]> {
  const periods = await cachedPeriods();
  return periods
    .filter(({ tour_type }) => tour_type === null || tour_type === type)
    .map(({ tour_type, ...period }) => period);
}
