import "server-only";
import { seeOwnChange } from "../change-content";
import { isDatabaseId } from "../database-id";
import { db } from "../db";
import { AppError } from "../errors";
import { lockList, moveInList } from "./places";

const names = ["first_package_id", "second_package_id"] as const;

async function typeOf(id: number, name: string): Promise<number> {
  const tour = isDatabaseId(id)
    ? await db().tour.findUnique({ where: { id }, select: { tour_type: true } })
    : null;
  if (tour) return tour.tour_type;
  const message = "Tur tidak ditemukan.";
  throw new AppError(422, message, { [name]: [message] });
}

/**
 * The first tour takes the second one's place, as the admin saw it on screen. Throws 422
 * where one does not exist or both are not of one type.
 */
export async function swapOrder(first: number, second: number): Promise<void> {
  const [type, other] = [await typeOf(first, names[0]), await typeOf(second, names[1])];
  const message = "Kedua tur harus dari jenis yang sama.";
  const mismatch = new AppError(422, message, { second_package_id: [message] });
  if (type !== other) throw mismatch;
  if (first === second) return;
  const [, moved] = await db().$transaction([
    db().$executeRaw(lockList(type)),
    db().$executeRaw(moveInList(type, first, second)),
  ]);
  // One of them changed its type, or went, while this waited for its turn.
  if (moved === 0) throw mismatch;
  await seeOwnChange();
}
