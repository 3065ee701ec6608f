import "server-only";
import { Prisma } from "../../prisma/client/client";
import type { Transaction } from "../change-content";
import type { TourType } from "./kinds";

/** Any number, apart from other advisory locks with two parts. */
const lockSpace = 4_711;

/** Whoever changes places of a list holds its lock until the end of the transaction (docs/decisions/06). */
export function lockList(type: number): Prisma.Sql {
  return Prisma.sql`SELECT pg_advisory_xact_lock(${lockSpace}::int, ${type}::int)`;
}

/** The place after the last one, which stays free until the end of the transaction. */
export async function lastPlace(tx: Transaction, type: TourType): Promise<number> {
  await tx.$executeRaw(lockList(type));
  const { _max } = await tx.tour.aggregate({ where: { tour_type: type }, _max: { order: true } });
  return (_max.order ?? -1) + 1;
}

/** The first tour takes the second one's place, those between move up by one; nothing where either left the list. */
export function moveInList(type: number, first: number, second: number): Prisma.Sql {
  return Prisma.sql`
    WITH moved AS (SELECT "order" AS place FROM tour WHERE id = ${first} AND tour_type = ${type}),
      target AS (SELECT "order" AS place FROM tour WHERE id = ${second} AND tour_type = ${type})
    UPDATE tour SET "order" = CASE
      WHEN id = ${first} THEN target.place
      ELSE "order" + sign(moved.place - target.place)::int
    END
    FROM moved, target
    WHERE tour_type = ${type}
      AND "order" BETWEEN least(moved.place, target.place) AND greatest(moved.place, target.place)`;
}
