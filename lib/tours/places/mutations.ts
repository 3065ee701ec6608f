import "server-only";
import { changeContent, manyRecordsTimeout, type Transaction } from "../../content/change-content";
import { AppError, staleError } from "../../errors";
import { lockLists } from "../order";
import { toPlace } from "./queries";
import type { Place, PlaceInput } from "./schema";

/** Writers of stops share the lock, and a writer of a place waits for them. Order: histories, this lock, lists, tours, places. */
export async function lockStops(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT lock_stops(false)`;
}

/** A save of a place renews the search words of its tours, so the lists are locked too. */
async function lockPlace(tx: Transaction, code: string): Promise<{ updated_at: Date } | null> {
  await tx.$executeRaw`SELECT lock_stops(true)`;
  const [row] = await tx.$queryRaw<{ updated_at: Date }[]>`
    SELECT updated_at FROM place WHERE code = ${code} FOR UPDATE`;
  if (row) await lockLists(tx);
  return row ?? null;
}

function placeData({ name, aliases = [], lat = null, lon = null, closures = [] }: PlaceInput) {
  return {
    name,
    aliases,
    lat,
    lon,
    closures: closures.map(({ text = null, ...period }) => ({ ...period, text })),
  };
}

/** Creates or replaces a place. Throws 409 if the place was saved since `updated_at`. */
async function writePlace(tx: Transaction, code: string, input: PlaceInput): Promise<Place> {
  const { updated_at } = input;
  const stored = await lockPlace(tx, code);
  if (updated_at && stored && stored.updated_at.getTime() !== updated_at.getTime()) throw staleError();
  const data = placeData(input);
  const row = await tx.place.upsert({
    where: { code },
    create: { code, ...data },
    update: { ...data, updated_at: new Date() },
  });
  return toPlace(row);
}

export async function createPlaces(
  tx: Transaction,
  places: readonly (PlaceInput & { code: string })[],
): Promise<void> {
  await tx.place.createMany({ data: places.map(({ code, ...place }) => ({ code, ...placeData(place) })) });
}

export function putPlace(code: string, input: PlaceInput): Promise<Place> {
  return changeContent((tx) => writePlace(tx, code, input), manyRecordsTimeout);
}

/** Returns false if the place does not exist. Throws 409 if a tour stops there. */
export function deletePlace(code: string): Promise<boolean> {
  return changeContent(async (tx) => {
    if (!(await lockPlace(tx, code))) return false;
    const tours = await tx.tour.count({ where: { stops: { some: { place_code: code } } } });
    if (tours > 0) throw new AppError(409, `Tempat ini masih dipakai oleh ${tours} tur.`);
    await tx.place.delete({ where: { code } });
    return true;
  });
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
