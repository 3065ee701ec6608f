import "server-only";
import { periodOf } from "../calendar/periods";
import { db, isDatabaseId } from "../db";
import { type CommonClosedPeriod, closedPeriodSchema } from "./fields";

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof db>["closedPeriod"]["findFirst"]>>>;

export function toClosedPeriod(row: Row): CommonClosedPeriod {
  return closedPeriodSchema.parse({ ...row, ...periodOf(row) });
}

export async function listClosedPeriods(): Promise<CommonClosedPeriod[]> {
  const rows = await db("closed-days").closedPeriod.findMany({
    orderBy: [{ yearly: "desc" }, { from_day: "asc" }, { id: "asc" }],
  });
  return rows.map(toClosedPeriod);
}

export async function getClosedPeriod(id: number): Promise<CommonClosedPeriod | null> {
  if (!isDatabaseId(id)) return null;
  const row = await db("closed-days").closedPeriod.findUnique({ where: { id } });
  return row && toClosedPeriod(row);
}
