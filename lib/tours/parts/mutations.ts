import "server-only";
import { isDeepStrictEqual } from "node:util";
import { Prisma } from "../../../prisma/client/client";
import type { Transaction } from "../../core/content/change-content";
import type { LocalizedText } from "../../core/content/localized-text";
import { requireStored } from "../../core/storage/image-locks";
import { comingPlans } from "../calendar/planned-writes";
import { closedRows, comingSeasons, completePeriod, seasonRows, writeSeasonPrices } from "../calendar/writes";
import { matchedPositions } from "../matched-items";
import { requirePlaces } from "../places/mutations";
import { anyPersons, type LinePersons } from "../price-fields/line-kinds";
import { toTour, wholeTour } from "../rows";
import { type PartName, partNames, type Tour, type TourUpdate } from "../schema";
import { rememberOrigins } from "../shared-texts/origin";

type TourParts = Pick<TourUpdate, PartName>;

function tourParts(input: TourUpdate): TourParts {
  return Object.fromEntries(partNames.map((name) => [name, input[name]]));
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
export async function writeParts(
  tx: Transaction,
  id: number,
  input: TourUpdate,
  before?: Tour,
): Promise<Tour> {
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
