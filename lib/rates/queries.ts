import "server-only";
import { cachedContent } from "../core/content/cached-content";
import { db } from "../core/db";
import { ratesResponseSchema, type StoredRate } from "./schema";

type Row = Awaited<ReturnType<ReturnType<typeof db>["exchangeRate"]["findMany"]>>[number];

export function toRates(rows: Row[]): StoredRate[] {
  const data = rows.map(({ baht, quoted_on, ...row }) => ({
    ...row,
    baht: Number(baht),
    quoted_on: quoted_on.toISOString().slice(0, 10),
  }));
  return ratesResponseSchema.parse({ data }).data;
}

export async function listRates(): Promise<StoredRate[]> {
  return toRates(await db("rates").exchangeRate.findMany({ orderBy: { currency: "asc" } }));
}

/** Lists the stored rates from memory, until one of them changes. */
export const cachedRates = cachedContent(listRates);

export function getRatesFeed(): Promise<{ answered_at: Date | null; refused: string[] } | null> {
  return db().exchangeRateFeed.findUnique({
    where: { id: 1 },
    select: { answered_at: true, refused: true },
  });
}
