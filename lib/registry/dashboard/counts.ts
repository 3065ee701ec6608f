import "server-only";
import { z } from "zod";
import { Prisma } from "../../../prisma/client/client";
import { db } from "../../core/db";
import { getShownLanguages } from "../../site/settings";
import { readOrNull } from "./read-or-null";

export interface CountedRecords {
  table: string;
  tourType?: number;
}

interface CountedCard {
  segment: string;
  card?: { records?: { counted: CountedRecords } };
}

function countSql({ table, tourType }: CountedRecords): Prisma.Sql {
  const from = Prisma.raw(`"${table}"`);
  const where = tourType === undefined ? Prisma.empty : Prisma.sql`WHERE tour_type = ${tourType}`;
  return Prisma.sql`(SELECT count(*)::int FROM ${from} ${where})`;
}

const countRow = z.object({ counts: z.array(z.number()) });

async function countAll(counted: CountedRecords[]): Promise<number[]> {
  const [row] = await db().$queryRaw<object[]>`SELECT ARRAY[${Prisma.join(counted.map(countSql))}] AS counts`;
  return countRow.parse(row).counts;
}

/** Counts the records of all cards in one query. If the query fails, each card is counted by itself, and a card that cannot be counted is left out. */
export async function countCards(items: CountedCard[]): Promise<Map<string, number>> {
  const cards = items.flatMap(({ segment, card }) =>
    card?.records ? [{ segment, counted: card.records.counted }] : [],
  );
  const together = await readOrNull("counts of all cards", () =>
    countAll(cards.map(({ counted }) => counted)),
  );
  if (together) return new Map(cards.map(({ segment }, index) => [segment, together[index] ?? 0]));
  const alone = await Promise.all(
    cards.map(async ({ segment, counted }) => {
      const counts = await readOrNull(segment, () => countAll([counted]));
      return counts?.map((count) => [segment, count] as const) ?? [];
    }),
  );
  return new Map(alone.flat());
}

/** Counts the open translations into languages that visitors see. */
export async function countOpenTranslations(): Promise<number> {
  const shown = await getShownLanguages();
  return db().openTranslation.count({ where: { language: { in: [...shown] } } });
}
