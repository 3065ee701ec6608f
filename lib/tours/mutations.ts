import "server-only";
import type { Transaction } from "../core/content/change-content";
import { fieldLabel } from "../core/content/field-labels";
import { missingTexts, patchedTexts } from "../core/content/field-schemas";
import { lockRecord } from "../core/content/lock-record";
import { AppError } from "../core/errors";
import { requireCalendar } from "./calendar/writes";
import type { Facts } from "./facts/schema";
import { tourFields } from "./fields";
import { lastPosition } from "./order";
import { writeParts } from "./parts/mutations";
import { holdPickupAreas } from "./pickup-areas/queries";
import { lockStops } from "./places/mutations";
import { endSeenPreviewLinks } from "./preview-links";
import { isSinceWithoutPrice, withoutOriginalPrice } from "./price-fields/fields";
import { publicationError } from "./publication";
import type { Tour, TourCreate, TourUpdate } from "./schema";

/** Returns facts whose areas stand in the order of the list. Throws 422 if an area is not in the list. */
async function withListedAreas(tx: Transaction, facts: Facts | undefined): Promise<Facts | undefined> {
  if (!facts?.pickup || facts.pickup.areas.length === 0) return facts;
  const areas = await holdPickupAreas(tx, facts.pickup.areas);
  const missing = facts.pickup.areas.filter((code) => !areas.includes(code));
  if (missing.length > 0) {
    const message = `Wilayah ini tidak ada di daftar: ${missing.join(", ")}.`;
    throw new AppError(422, message, { "facts.pickup.areas": [message] });
  }
  return { ...facts, pickup: { ...facts.pickup, areas } };
}

function columnsOf<T extends TourUpdate>(input: T) {
  const {
    images,
    prices,
    highlights,
    itineraries,
    included_excluded,
    faqs,
    cancellation_policies,
    seasons,
    closed_periods,
    stops,
    planned_prices,
    weekdays,
    original_price_since,
    ...columns
  } = input;
  // The day goes with its price, also for clients that do not know the day.
  const since = columns.original_price === null ? (original_price_since ?? null) : original_price_since;
  return {
    ...columns,
    ...(weekdays !== undefined && { weekdays: weekdays ?? [] }),
    ...(since !== undefined && { original_price_since: since === null ? null : new Date(since) }),
  };
}

const unwritten = { duration: { en: "" }, location: { en: "" }, overview: { en: "" } };

/** Adds a tour at the end of its list: a new one, or a deleted one under its old id. */
export async function createTour(tx: Transaction, input: TourCreate, deletedId?: number): Promise<Tour> {
  if (input.stops) await lockStops(tx);
  const order = await lastPosition(tx, input.tour_type);
  const texts = { ...unwritten, ...patchedTexts(tourFields, input) };
  const facts = await withListedAreas(tx, input.facts);
  const data = { ...columnsOf(input), ...texts, facts, order, id: deletedId };
  const { id } = await tx.tour.create({ data, select: { id: true } });
  return writeParts(tx, id, input);
}

/** A tour whose type changes moves to the end of the other list. */
async function positionIn(tx: Transaction, id: number, type: TourUpdate["tour_type"]) {
  if (type === undefined) return {};
  const stored = await tx.tour.findUnique({ where: { id }, select: { tour_type: true } });
  if (!stored || stored.tour_type === type) return {};
  return { tour_type: type, order: await lastPosition(tx, type) };
}

const publication = { published: true, publish_from: true, publish_until: true } as const;

/**
 * Throws 422 if the days of publication contradict each other, and ends preview links if the tour has been public. Must
 * run before the publication changes.
 */
async function changePublication(tx: Transaction, id: number, input: TourUpdate): Promise<void> {
  const { published, publish_from, publish_until } = input;
  if ([published, publish_from, publish_until].every((value) => value === undefined)) return;
  const stored = await tx.tour.findUniqueOrThrow({ where: { id }, select: publication });
  const fields = publicationError({
    publish_from: publish_from === undefined ? stored.publish_from : publish_from,
    publish_until: publish_until === undefined ? stored.publish_until : publish_until,
  });
  if (fields) throw new AppError(422, "Hari tampil tidak berurutan.", fields);
  await endSeenPreviewLinks(tx, id, stored);
}

/** Throws 422 if the change and the stored price together have a day of an original price without that price. */
async function requireOriginalPrice(tx: Transaction, id: number, input: TourUpdate): Promise<void> {
  const { original_price, original_price_since } = input;
  if ((original_price_since ?? null) === null) return;
  const stored = await tx.tour.findUniqueOrThrow({ where: { id }, select: { original_price: true } });
  const price = original_price === undefined ? (stored.original_price?.toNumber() ?? null) : original_price;
  if (!isSinceWithoutPrice({ original_price: price, original_price_since })) return;
  throw new AppError(422, "Data tidak valid.", { original_price_since: [withoutOriginalPrice] });
}

/** Throws 422 at the texts that are missing in a tour that is published after the change. */
async function requireTexts(tx: Transaction, id: number, input: TourUpdate, texts: object): Promise<void> {
  const concerns = [input.published || undefined, input.duration, input.location, input.overview];
  if (concerns.every((value) => value === undefined)) return;
  const { published } =
    input.published === undefined
      ? await tx.tour.findUniqueOrThrow({ where: { id }, select: { published: true } })
      : input;
  const missing = published ? Object.entries(missingTexts(tourFields, texts)) : [];
  if (missing.length === 0) return;
  const names = missing.map(([name]) => fieldLabel(tourFields, name)).join(", ");
  const errors = missing.map(([name, message]) => [name, [message]]);
  throw new AppError(422, `Belum dapat diterbitkan. Belum diisi: ${names}.`, Object.fromEntries(errors));
}

/**
 * Returns null if the tour does not exist. Throws 409 if the tour was saved since `updated_at`, 422 for a picture that
 * is not in the store. `before` is the tour as the caller read it in this transaction.
 */
export async function updateTour(
  tx: Transaction,
  id: number,
  { updated_at, translations_confirmed, ...input }: TourUpdate,
  before?: Tour | null,
): Promise<Tour | null> {
  // The order of locks is the same everywhere: stops, then the list, then the tour's row.
  if (input.stops) await lockStops(tx);
  const position = await positionIn(tx, id, input.tour_type);
  const stored = await lockRecord(tx, "tour", tourFields, { id, updated_at });
  if (!stored) return null;
  await changePublication(tx, id, input);
  await requireCalendar(tx, id, input);
  await requireOriginalPrice(tx, id, input);
  const texts = patchedTexts(tourFields, input, stored);
  await requireTexts(tx, id, input, { ...stored, ...texts });
  const facts = await withListedAreas(tx, input.facts);
  const data = { ...columnsOf(input), ...texts, ...position, facts, updated_at: new Date() };
  await tx.tour.update({ where: { id }, data, select: { id: true } });
  const isCurrent = before?.updated_at.getTime() === stored.updated_at.getTime();
  return writeParts(tx, id, input, isCurrent && before ? before : undefined);
}
