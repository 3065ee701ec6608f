import "server-only";
import { staleError } from "../api/stale";
import { changeContent, type Transaction } from "../change-content";
import { requireStored } from "../storage/require-stored";
import { tourColumns, tourParts } from "./columns";
import type { TourCreate, TourUpdate } from "./input";
import { lastPlace } from "./places";
import { toTour, wholeTour } from "./rows";
import type { Tour } from "./schema";
import { writeParts } from "./write-parts";

async function readTour(tx: Transaction, id: number): Promise<Tour> {
  return toTour(await tx.tour.findUniqueOrThrow({ where: { id }, include: wholeTour }));
}

async function writeLists(tx: Transaction, id: number, input: TourUpdate): Promise<void> {
  const images = input.images ?? [];
  await requireStored(
    tx,
    images.map(({ path }, index) => [`images.${index}.path`, path]),
  );
  await writeParts(tx, id, tourParts(input));
}

/** A new tour at the end of its list. */
export async function createTour(tx: Transaction, input: TourCreate): Promise<Tour> {
  const { tour_type, name, duration, location, overview } = input;
  const order = await lastPlace(tx, tour_type);
  const data = { ...tourColumns(input), name, duration, location, overview, tour_type, order };
  const { id } = await tx.tour.create({ data, select: { id: true } });
  await writeLists(tx, id, input);
  return readTour(tx, id);
}

/** A changed type puts the tour at the end of the other list. */
async function placeIn(tx: Transaction, id: number, type: TourUpdate["tour_type"]) {
  if (type === undefined) return {};
  const stored = await tx.tour.findUnique({ where: { id }, select: { tour_type: true } });
  if (!stored || stored.tour_type === type) return {};
  return { tour_type: type, order: await lastPlace(tx, type) };
}

/**
 * Changes what the input names, all of it or nothing. Throws 409 where the tour was saved since
 * `updated_at`, 422 for a picture that the store does not have; null where there is no such tour.
 */
export function updateTour(id: number, input: TourUpdate): Promise<Tour | null> {
  return changeContent(async (tx) => {
    // The list's lock before the row's: whoever moves tours takes them in this order too.
    const place = await placeIn(tx, id, input.tour_type);
    const { count } = await tx.tour.updateMany({
      where: { id, updated_at: input.updated_at ?? undefined },
      data: { ...tourColumns(input), ...place, updated_at: new Date() },
    });
    if (count > 0) {
      await writeLists(tx, id, input);
      return readTour(tx, id);
    }
    if (await tx.tour.findUnique({ where: { id }, select: { id: true } })) throw staleError();
    return null;
  });
}

/** False where there was no such tour. */
export async function deleteTour(id: number): Promise<boolean> {
  return changeContent(async (tx) => (await tx.tour.deleteMany({ where: { id } })).count > 0);
}
