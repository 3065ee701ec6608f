import "server-only";
import type { Transaction } from "../../core/content/change-content";
import { changedFields, snapshotOf } from "../../core/entity/snapshot";
import { defineTableStore } from "../../core/entity/table-store";
import { AppError } from "../../core/errors";
import { freeCode, requireUnused } from "../coded-records";
import { pickupAreaEntity, pickupAreaFields, pickupAreaSchemas } from "./entity";
import { listToursOfArea, pickupAreaRows } from "./queries";

/** Writers of areas wait for each other, so that codes and positions are unique. Saves of tours only read the rows. */
async function lockAreas(tx: Transaction): Promise<void> {
  await tx.$executeRaw`LOCK TABLE pickup_area IN SHARE ROW EXCLUSIVE MODE`;
}

async function nextPosition(tx: Transaction): Promise<number> {
  const { _max } = await tx.pickupArea.aggregate({ _max: { position: true } });
  return (_max.position ?? 0) + 1;
}

/** Throws 409 if another area has the code. */
async function newCode(tx: Transaction, given: string | undefined, name: string): Promise<string> {
  const list = (begin: string) =>
    tx.pickupArea.findMany({ where: { code: { startsWith: begin } }, select: { code: true } });
  const code = given ?? (await freeCode({ name, fallback: "area", list }));
  if (await tx.pickupArea.findUnique({ where: { code }, select: { id: true } })) {
    throw new AppError(409, `Wilayah dengan kode "${code}" sudah ada.`);
  }
  return code;
}

/** Returns false if the area does not exist. Throws 409 with the names of the tours that pick up there. */
async function removePickupArea(tx: Transaction, id: number): Promise<boolean> {
  // Waits for saves of tours that hold the area, so that the tours below are complete.
  const [area] = await tx.$queryRaw<{ code: string }[]>`
    SELECT code FROM pickup_area WHERE id = ${id} FOR UPDATE`;
  if (!area) return false;
  const tours = await listToursOfArea(area.code, tx);
  requireUnused(tours, "Wilayah ini", "Hapus dulu wilayahnya di tur itu.");
  return (await tx.$executeRaw`DELETE FROM pickup_area WHERE id = ${id}`) > 0;
}

export const pickupAreaStore = defineTableStore(pickupAreaEntity, pickupAreaSchemas, pickupAreaRows, {
  // An area that comes back from the bin has its code again.
  snapshot: (area) => ({ code: area.code, ...snapshotOf(pickupAreaFields, area) }),
  changed: (before, after) => changedFields(pickupAreaFields, before, after),
  lock: lockAreas,
  columns: async (tx, { code, name, surcharge, position }, { before }) => ({
    code: before?.code ?? (await newCode(tx, code, name.en)),
    name,
    surcharge,
    position: position ?? (await nextPosition(tx)),
  }),
  remove: removePickupArea,
});
