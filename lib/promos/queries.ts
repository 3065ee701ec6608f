import "server-only";
import { operatorDay } from "../content/days";
import { db, isDatabaseId } from "../db";
import type { Promo } from "./fields";
import { toPromo } from "./rows";

const withFile = { file: true } as const;

/** All promos, also ended ones, the latest end first. */
export async function listPromos(): Promise<Promo[]> {
  const rows = await db("promo:*").promo.findMany({
    orderBy: [{ end_date: "desc" }, { id: "desc" }],
    include: withFile,
  });
  return rows.map(toPromo);
}

/** Promos whose last day in Bangkok is not over, soonest end first. */
export async function listCurrentPromos(now: Date): Promise<Promo[]> {
  const rows = await db("promo:*").promo.findMany({
    where: { end_date: { gte: operatorDay(now) } },
    orderBy: [{ end_date: "asc" }, { id: "asc" }],
    include: withFile,
  });
  return rows.map(toPromo);
}

export async function getPromo(id: number): Promise<Promo | null> {
  if (!isDatabaseId(id)) return null;
  const row = await db(`promo:${id}`).promo.findUnique({ where: { id }, include: withFile });
  return row && toPromo(row);
}
