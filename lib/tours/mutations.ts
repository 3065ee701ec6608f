import "server-only";
import { isDeepStrictEqual } from "node:util";
import { Prisma } from "../../prisma/client/client";
import type { Transaction } from "../core/content/change-content";
import { fieldLabel } from "../core/content/field-labels";
import { patchedTexts } from "../core/content/field-schemas";
import type { LocalizedText } from "../core/content/localized-text";
import { lockRecord } from "../core/content/lock-record";
import { missingTexts } from "../core/content/missing-texts";
import { AppError } from "../core/errors";
import { requireStored } from "../core/storage/image-locks";
import { comingPlans } from "./calendar/planned-writes";
import {
  closedRows,
  comingSeasons,
  completePeriod,
  requireCalendar,
  seasonRows,
  writeSeasonPrices,
} from "./calendar/writes";
import { withListedAreas } from "./facts/listed-areas";
import { tourFields } from "./fields";
import { matchedPositions } from "./matched-items";
import { lastPosition } from "./order";
import { lockStops, requirePlaces } from "./places/mutations";
import { endSeenPreviewLinks } from "./preview-links";
import { isSinceWithoutPrice, withoutOriginalPrice } from "./price-fields/fields";
import { anyPersons, type LinePersons } from "./price-fields/line-kinds";
import { publicationError } from "./publication";
import { toTour, wholeTour } from "./rows";
import { type PartName, partNames, type Tour, type TourCreate, type TourUpdate } from "./schema";
import { rememberOrigins } from "./shared-texts/origin";

type TourParts = Pick<TourUpdate, PartName>;

function tourParts(input: TourUpdate): TourParts {
  return Object.fromEntries(partNames.map((name) => [name, input[name]]));
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

const placed = <T extends object>(parts: T[]) => parts.map((part, position) => ({ ...part, position }));

function replacing<T extends object>(rows: T[] | undefined) {
  return rows && { deleteMany: {}, createMany: { data: rows } };
}

const withAlt = (images: NonNullable<TourParts["images"]>) =>
  images.map((image) => ({ ...image, alt: image.alt ?? null }));

function replacingImages(images: TourParts["images"]) {
  return replacing(images?.map((image) => ({ ...image, alt: image.alt ?? Prisma.DbNull })));
}

/** Writes each table once, because each write to the itinerary makes PostgreSQL collect the words of the tour again. */
async function replaceDays(tx: Transaction, id: number, days: NonNullable<TourParts["itineraries"]>) {
  await tx.itineraryDay.deleteMany({ where: { tour_id: id } });
  const data = placed(days).map(({ activities: _, meals: __, ...day }) => ({ ...day, tour_id: id }));
  const written = await tx.itineraryDay.createManyAndReturn({ data, select: { id: true, position: true } });
  const ofDays = <T extends object>(partsOf: (day: (typeof days)[number]) => T[]) =>
    written.flatMap(({ id: day_id, position }) =>
      placed(days.slice(position, position + 1).flatMap(partsOf)).map((part) => ({ ...part, day_id })),
    );
  await tx.itineraryActivity.createMany({ data: ofDays(({ activities }) => activities) });
  await tx.itineraryMeal.createMany({ data: ofDays(({ meals }) => meals) });
}

function replacingStops(stops: TourParts["stops"]) {
  return replacing(stops && placed(stops.map(({ place }) => ({ place_code: place }))));
}

const derived = ["width", "height", "widths", "avif", "thumbhash"];

/** Removes row ids and image sizes. An `id` can also be a language code. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, each]) => !derived.includes(key) && !(key === "id" && typeof each === "number"),
  );
  return Object.fromEntries(entries.map(([key, each]) => [key, comparable(each)]));
}

function changedParts(stored: Tour, parts: TourParts): TourParts {
  const given = {
    ...parts,
    images: parts.images && withAlt(parts.images),
    closed_periods: parts.closed_periods?.map(completePeriod),
  };
  const current = { ...stored, stops: stored.stops.map(({ place }) => ({ place })) };
  const names = Object.keys(given) as (keyof TourParts)[];
  const differing = names.filter(
    (name) => given[name] && !isDeepStrictEqual(comparable(current[name]), given[name]),
  );
  return Object.fromEntries(differing.map((name) => [name, parts[name]]));
}

type GivenLine = NonNullable<TourParts["prices"]>[number];

function matchedLines(stored: Tour["prices"], given: readonly GivenLine[]) {
  const texts = ({ service_type, description }: Pick<GivenLine, "service_type" | "description">) => [
    service_type,
    description,
  ];
  const positions = matchedPositions(stored.map(texts), given.map(texts));
  return given.map((line, index) => ({ line, stored: stored[positions[index] ?? -1] }));
}

/** Keeps the ids of price lines, because shared plans count people by id (docs/decisions/29). */
function withLineIds(stored: Tour["prices"], given: readonly GivenLine[]) {
  return matchedLines(stored, given).map((each) => ({ ...each.line, id: each.stored?.id }));
}

function personsOf({ kind, age_from, age_to, group_size }: Partial<LinePersons>): LinePersons {
  return {
    kind: kind ?? null,
    age_from: age_from ?? null,
    age_to: age_to ?? null,
    group_size: group_size ?? null,
  };
}

/**
 * A line without the key `kind` takes the persons of the matching stored line, so that clients that do not know the key
 * keep them.
 */
function withPersons(stored: Tour["prices"], given: readonly GivenLine[] | undefined) {
  return (
    given &&
    matchedLines(stored, given).map(({ line, stored: before = anyPersons }) => {
      const sent: Partial<LinePersons> = line;
      return { ...line, ...personsOf(sent.kind === undefined ? before : sent) };
    })
  );
}

const described = ({ description }: { description: LocalizedText }) => [description];

function withOrigins(stored: Tour, { included_excluded, faqs, cancellation_policies, ...parts }: TourParts) {
  const { included_excluded: inclusions, cancellation_policies: policies } = stored;
  return {
    ...parts,
    included_excluded: included_excluded && rememberOrigins(inclusions, included_excluded, described),
    faqs: faqs && rememberOrigins(stored.faqs, faqs, ({ question, answer }) => [question, answer]),
    cancellation_policies:
      cancellation_policies && rememberOrigins(policies, cancellation_policies, described),
  };
}

async function readTour(tx: Transaction, id: number): Promise<Tour> {
  return toTour(await tx.tour.findUniqueOrThrow({ where: { id }, include: wholeTour }));
}

/** Replaces the stored lists that the input changes. `before` is the stored tour, if the caller has read it. */
async function writeParts(tx: Transaction, id: number, input: TourUpdate, before?: Tour): Promise<Tour> {
  await requireStored(
    tx,
    (input.images ?? []).map(({ path }, index) => [`images.${index}.path`, path]),
  );
  await requirePlaces(tx, input.stops ?? []);
  const stored = before ?? (await readTour(tx, id));
  const seasons = comingSeasons(stored, input);
  const parts = withOrigins(stored, {
    ...tourParts(input),
    prices: withPersons(stored.prices, input.prices),
    planned_prices: comingPlans(stored, input),
  });
  const changed = changedParts(stored, { ...parts, seasons: input.seasons && seasons });
  if (Object.keys(changed).length === 0) return before ? readTour(tx, id) : stored;
  const { prices, highlights, included_excluded, faqs, cancellation_policies, ...rest } = changed;
  await tx.tour.update({
    where: { id },
    data: {
      planned_prices: rest.planned_prices,
      images: replacingImages(rest.images),
      prices: replacing(prices && placed(withLineIds(stored.prices, prices))),
      highlights: replacing(highlights && placed(highlights)),
      included_excluded: replacing(included_excluded && placed(included_excluded)),
      faqs: replacing(faqs && placed(faqs)),
      cancellation_policies: replacing(cancellation_policies && placed(cancellation_policies)),
      seasons: replacing(rest.seasons && seasonRows(seasons)),
      closed_periods: replacing(rest.closed_periods && closedRows(rest.closed_periods)),
      stops: replacingStops(rest.stops),
    },
    select: { id: true },
  });
  if (rest.itineraries) await replaceDays(tx, id, rest.itineraries);
  if (changed.prices || changed.seasons) await writeSeasonPrices(tx, id, seasons);
  return readTour(tx, id);
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
