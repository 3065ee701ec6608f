import "server-only";
import type { Transaction } from "../../core/content/change-content";
import { lockRecord } from "../../core/content/lock-record";
import { AppError } from "../../core/errors";
import { isSame } from "../../core/forms/values";
import { freeCode, requireUnused } from "../coded-records";
import { lockLists } from "../order";
import { type Place, type PlaceCreate, type PlaceInput, placeFields } from "./fields";
import { listToursOfPlace, placeRows } from "./queries";

/** Takes the lock that writers of stops share. The order of locks is: histories, stops, lists, tours, places. */
export async function lockStops(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT lock_stops(false)`;
}

async function lockPlaces(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT lock_stops(true)`;
}

type PlaceValues = Omit<PlaceInput, "updated_at" | "translations_confirmed">;

function placeData(input: PlaceValues) {
  const {
    name,
    aliases = [],
    kind = null,
    waters = null,
    area = null,
    lat = null,
    lon = null,
    closures = [],
  } = input;
  const periods = closures.map(({ from, until, text = null }) => ({ from, until, text }));
  return { name, aliases, kind, waters, area, lat, lon, closures: periods };
}

/** Creates a place, or restores a deleted one under its `id`. Throws 409 if another place has the code. */
export async function createPlace(
  tx: Transaction,
  { code: given, ...input }: PlaceCreate,
  id?: number,
): Promise<Place> {
  await lockPlaces(tx);
  const list = (begin: string) =>
    tx.place.findMany({ where: { code: { startsWith: begin } }, select: { code: true } });
  const code = given ?? (await freeCode({ name: input.name.en, fallback: "place", list }));
  if (await tx.place.findUnique({ where: { code }, select: { id: true } })) {
    throw new AppError(409, `Tempat dengan kode "${code}" sudah ada.`);
  }
  return placeRows.read(await tx.place.create({ data: { id, code, ...placeData(input) } }));
}

/**
 * Replaces what is known of a place. Throws 409 if the place was saved since `updated_at`. A new name renews the search words
 * of its tours, so the lists are locked too.
 */
export async function updatePlace(
  tx: Transaction,
  id: number,
  { updated_at, translations_confirmed, ...input }: PlaceInput,
): Promise<Place | null> {
  await lockPlaces(tx);
  const row = await lockRecord(tx, "place", placeFields, { id, updated_at: updated_at ?? null });
  if (!row) return null;
  const stored = placeRows.read(await tx.place.findUniqueOrThrow({ where: { id } }));
  const data = placeData(input);
  if (isSame(data, placeData(stored))) return stored;
  await lockLists(tx);
  return placeRows.read(await tx.place.update({ where: { id }, data: { ...data, updated_at: new Date() } }));
}

export async function createPlaces(
  tx: Transaction,
  places: readonly (PlaceInput & { code: string })[],
): Promise<void> {
  await tx.place.createMany({
    data: places.map(({ code, updated_at, translations_confirmed, ...place }) => ({
      code,
      ...placeData(place),
    })),
  });
}

/** Returns false if the place does not exist. Throws 409 with the names of the tours that stop there. */
export async function removePlace(tx: Transaction, id: number): Promise<boolean> {
  await lockPlaces(tx);
  requireUnused(await listToursOfPlace(id, tx), "Tempat ini", "Hapus dulu perhentiannya di tur itu.");
  return (await tx.$executeRaw`DELETE FROM place WHERE id = ${id}`) > 0;
}

/** Returns which of the codes exist, and locks these places so that none is deleted before the transaction ends. */
export async function holdPlaces(tx: Transaction, codes: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ code: string }[]>`
    SELECT code FROM place WHERE code = ANY(${codes}::text[]) ORDER BY code FOR KEY SHARE`;
  return new Set(rows.map(({ code }) => code));
}

export async function requirePlaces(tx: Transaction, stops: readonly { place: string }[]): Promise<void> {
  if (stops.length === 0) return;
  const known = await holdPlaces(
    tx,
    stops.map(({ place }) => place),
  );
  const wrong = stops.flatMap(({ place }, index) => (known.has(place) ? [] : [`stops.${index}.place`]));
  if (wrong.length === 0) return;
  const message = "Tempat ini tidak dikenal.";
  throw new AppError(422, message, Object.fromEntries(wrong.map((path) => [path, [message]])));
}
