import "server-only";
import { Prisma } from "../../../prisma/client/client";
import { writtenVisitorText } from "../../calendar/period-fields";
import type { Transaction } from "../../content/change-content";
import { patchedTexts } from "../../content/field-schemas";
import { type LocalizedText, staffText } from "../../content/localized-text";
import { lockRecord } from "../../content/lock-record";
import { AppError } from "../../errors";
import { slug } from "../../pages/slug";
import {
  type PickupArea,
  type PickupAreaCreate,
  type PickupAreaUpdate,
  pickupAreaFields,
  pickupAreaSchema,
} from "./entity";
import { listToursOfArea } from "./queries";

const orNull = (text: LocalizedText | null | undefined) => (text === null ? Prisma.DbNull : text);

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

/** Creates an area, or restores a deleted one under its `id`. Throws 409 if another area has the code. */
export async function createPickupArea(
  tx: Transaction,
  { code: given, name, surcharge, position }: PickupAreaCreate,
  id?: number,
): Promise<PickupArea> {
  await lockAreas(tx);
  const code = given ?? (await freeAreaCode(tx, name.en));
  if (await tx.pickupArea.findUnique({ where: { code }, select: { id: true } })) {
    throw new AppError(409, `Wilayah dengan kode "${code}" sudah ada.`);
  }
  const data = {
    id,
    code,
    name,
    surcharge: orNull(surcharge),
    position: position ?? (await nextPosition(tx)),
  };
  return pickupAreaSchema.parse(await tx.pickupArea.create({ data }));
}

/** Returns null if the area does not exist. Throws 409 if it was saved since `updated_at`. */
export async function updatePickupArea(
  tx: Transaction,
  id: number,
  { updated_at, translations_confirmed, position, ...input }: PickupAreaUpdate,
): Promise<PickupArea | null> {
  await lockAreas(tx);
  const row = await lockRecord(tx, "pickup_area", pickupAreaFields, { id, updated_at });
  if (!row) return null;
  const texts = patchedTexts(pickupAreaFields, input, row);
  const data = {
    name: texts.name as LocalizedText | undefined,
    surcharge: texts.surcharge ? orNull(writtenVisitorText("surcharge", texts.surcharge)) : undefined,
    position: position === null ? await nextPosition(tx) : position,
    updated_at: new Date(),
  };
  return pickupAreaSchema.parse(await tx.pickupArea.update({ where: { id }, data }));
}

const mostNamed = 5;

/** Returns false if the area does not exist. Throws 409 with the names of the tours that pick up there. */
export async function removePickupArea(tx: Transaction, id: number): Promise<boolean> {
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

/** Returns the codes that exist in the order of the list, and locks the areas so that none is deleted before the transaction ends. */
export async function holdPickupAreas(tx: Transaction, codes: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ code: string }[]>`
    SELECT code FROM pickup_area WHERE code = ANY(${codes}::text[]) ORDER BY position, id FOR KEY SHARE`;
  return rows.map(({ code }) => code);
}
