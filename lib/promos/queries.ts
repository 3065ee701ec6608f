import "server-only";
import { operatorDay } from "../core/content/days";
import { db, isDatabaseId } from "../core/db";
import type { Promo } from "./fields";
import { toPromo } from "./rows";

const withFile = { file: true } as const;

interface PromoRequest {
  /** For staff only: includes drafts. */
  includeHidden?: boolean;
}

/** All promos, also ended ones, the latest end first. */
export async function listPromos({ includeHidden = false }: PromoRequest = {}): Promise<Promo[]> {
  const rows = await db("promo:*").promo.findMany({
    where: includeHidden ? {} : { published: true },
    orderBy: [{ end_date: "desc" }, { id: "desc" }],
    include: withFile,
  });
  return rows.map(toPromo);
}

/** Promos whose last day in the operator's zone is not over, soonest end first. */
export async function listCurrentPromos(now: Date): Promise<Promo[]> {
  const rows = await db("promo:*").promo.findMany({
    where: { published: true, end_date: { gte: operatorDay(now) } },
    orderBy: [{ end_date: "asc" }, { id: "asc" }],
    include: withFile,
  });
  return rows.map(toPromo);
}

export async function getPromo(
  id: number,
  { includeHidden = false }: PromoRequest = {},
): Promise<Promo | null> {
  if (!isDatabaseId(id)) return null;
  const row = await db(`promo:${id}`).promo.findUnique({ where: { id }, include: withFile });
  return row && (row.published || includeHidden) ? toPromo(row) : null;
}
