import "server-only";
import type { Transaction } from "../../content/change-content";
import { staffText } from "../../content/localized-text";
import { changedFields, snapshotOf } from "../../entity/snapshot";
import { defineTableStore } from "../../entity/table-store";
import { AppError } from "../../errors";
import { slug } from "../../pages/slug";
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

const mostNumbered = 99;

async function freeAreaCode(tx: Transaction, name: string): Promise<string> {
  const code = slug(name).slice(0, 56).replace(/-+$/, "") || "area";
  const rows = await tx.pickupArea.findMany({
    where: { code: { startsWith: code } },
    select: { code: true },
  });
  const taken = new Set(rows.map((row) => row.code));
  const numbered = Array.from({ length: mostNumbered }, (_, index) => `${code}-${index + 2}`);
  const free = [code, ...numbered].find((each) => !taken.has(each));
  if (free === undefined) throw new AppError(422, "Nama ini sudah dipakai.", { name: ["Pilih nama lain."] });
  return free;
}

/** Throws 409 if another area has the code. */
async function newCode(tx: Transaction, given: string | undefined, name: string): Promise<string> {
  const code = given ?? (await freeAreaCode(tx, name));
  if (await tx.pickupArea.findUnique({ where: { code }, select: { id: true } })) {
    throw new AppError(409, `Wilayah dengan kode "${code}" sudah ada.`);
  }
  return code;
}

const mostNamed = 5;

/** Returns false if the area does not exist. Throws 409 with the names of the tours that pick up there. */
async function removePickupArea(tx: Transaction, id: number): Promise<boolean> {
  // Waits for saves of tours that hold the area, so that the tours below are complete.
  const [area] = await tx.$queryRaw<{ code: string }[]>`
    SELECT code FROM pickup_area WHERE id = ${id} FOR UPDATE`;
  if (!area) return false;
  const tours = await listToursOfArea(area.code, tx);
  if (tours.length > 0) {
    const names = tours.slice(0, mostNamed).map(({ name }) => staffText(name));
    const others = tours.length - names.length;
    const text = others > 0 ? `${names.join(", ")}, dan ${others} lainnya` : names.join(", ");
    const message = `Wilayah ini masih dipakai oleh ${tours.length} tur: ${text}. Hapus dulu wilayahnya di tur itu.`;
    throw new AppError(409, message);
  }
  return (await tx.$executeRaw`DELETE FROM pickup_area WHERE id = ${id}`) > 0;
}

export const pickupAreaStore = defineTableStore(pickupAreaEntity, pickupAreaSchemas, pickupAreaRows, {
  title: ({ name }) => staffText(name),
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
