import "server-only";
import { Prisma } from "../../prisma/client/client";
import type { Transaction } from "../core/content/change-content";
import { seeCommittedChanges } from "../core/content/committed-changes";
import { db, isDatabaseId } from "../core/db";
import { AppError } from "../core/errors";
import { kindPaths, kinds, type TourType } from "./kinds";

/** Separates these advisory locks from others with two keys. */
const lockSpace = 4_711;

/** A change of positions holds the lock of the list until its transaction ends (docs/decisions/06). */
function lockList(type: number): Prisma.Sql {
  return Prisma.sql`SELECT pg_advisory_xact_lock(${lockSpace}::int, ${type}::int)`;
}

/** Uses a fixed order, so that two changes cannot deadlock. */
export async function lockLists(tx: Transaction): Promise<void> {
  const types = kindPaths.map((kind) => kinds[kind].type).toSorted((a, b) => a - b);
  for (const type of types) await tx.$executeRaw(lockList(type));
}

export async function lastPosition(tx: Transaction, type: TourType): Promise<number> {
  await tx.$executeRaw(lockList(type));
  const { _max } = await tx.tour.aggregate({ where: { tour_type: type }, _max: { order: true } });
  return (_max.order ?? -1) + 1;
}

/** Changes no row if one of the tours has left the list. */
function moveInList(type: number, first: number, second: number): Prisma.Sql {
  return Prisma.sql`
    WITH moved AS (SELECT "order" AS position FROM tour WHERE id = ${first} AND tour_type = ${type}),
      target AS (SELECT "order" AS position FROM tour WHERE id = ${second} AND tour_type = ${type})
    UPDATE tour SET "order" = CASE
      WHEN id = ${first} THEN target.position
      ELSE "order" + sign(moved.position - target.position)::int
    END
    FROM moved, target
    WHERE tour_type = ${type}
      AND "order" BETWEEN least(moved.position, target.position) AND greatest(moved.position, target.position)`;
}

interface TourPosition {
  id: number;
  /** From 1. */
  position: number;
}

/** Moves tours of a list to the given positions. The other tours keep their order. The caller's transaction locks the list. */
export async function putInPositions(
  tx: Transaction,
  type: TourType,
  moved: readonly TourPosition[],
): Promise<void> {
  await tx.$executeRaw(lockList(type));
  const tours = await tx.tour.findMany({
    where: { tour_type: type, id: { notIn: moved.map(({ id }) => id) } },
    orderBy: { order: "asc" },
    select: { id: true },
  });
  const ids = tours.map(({ id }) => id);
  for (const { id, position } of moved.toSorted((one, other) => one.position - other.position)) {
    ids.splice(position - 1, 0, id);
  }
  await tx.$executeRaw`
    UPDATE tour SET "order" = listed.position - 1
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS listed (id, position)
    WHERE tour.id = listed.id AND "order" <> listed.position - 1`;
}

async function typeOf(id: number, name: string): Promise<number> {
  const tour = isDatabaseId(id)
    ? await db().tour.findUnique({ where: { id }, select: { tour_type: true } })
    : null;
  if (tour) return tour.tour_type;
  const message = "Tur tidak ditemukan.";
  throw new AppError(422, message, { [name]: [message] });
}

/** Throws 422 if a tour does not exist or the types differ. */
export async function swapOrder(first: number, second: number): Promise<void> {
  const [type, other] = [await typeOf(first, "first_package_id"), await typeOf(second, "second_package_id")];
  const message = "Kedua tur harus dari jenis yang sama.";
  const mismatch = new AppError(422, message, { second_package_id: [message] });
  if (type !== other) throw mismatch;
  if (first === second) return;
  const [, moved] = await db().$transaction([
    db().$executeRaw(lockList(type)),
    db().$executeRaw(moveInList(type, first, second)),
  ]);
  // A tour changed its type or was deleted while this transaction waited for the lock.
  if (moved === 0) throw mismatch;
  await seeCommittedChanges();
}
