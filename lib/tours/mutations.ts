import "server-only";
import { isDeepStrictEqual } from "node:util";
import { Prisma } from "../../prisma/client/client";
import { changeContent, type Transaction } from "../content/change-content";
import { textOrNull } from "../content/fields";
import { flat } from "../content/flat-texts";
import { staleError } from "../errors";
import { requireStored } from "../storage/image-locks";
import { lastPlace } from "./order";
import { toTour, wholeTour } from "./rows";
import type { Tour, TourCreate, TourUpdate } from "./schema";

const partNames = [
  "images",
  "prices",
  "highlights",
  "itineraries",
  "included_excluded",
  "faqs",
  "cancellation_policies",
] as const;

type PartName = (typeof partNames)[number];
type TourParts = Pick<TourUpdate, PartName>;

/** The columns that an input names; null clears them. */
function tourColumns(input: TourUpdate) {
  const { name, duration, location, overview, rate, starting_price, original_price } = input;
  const plain = (text: string | null | undefined) => (text === null ? "" : text);
  return {
    ...{ name, duration, location, overview, rate, starting_price, original_price },
    code: textOrNull(input.code),
    tags: textOrNull(input.tags),
    currency: plain(input.currency),
    ...flat("seo_title", (language) => plain(input[`seo_title_${language}`])),
    ...flat("seo_description", (language) => plain(input[`seo_description_${language}`])),
  };
}

/** The lists that an input names. */
function tourParts(input: TourUpdate): TourParts {
  return Object.fromEntries(partNames.map((name) => [name, input[name]]));
}

const placed = <T extends object>(parts: T[]) => parts.map((part, position) => ({ ...part, position }));

/** The nested write that replaces a stored list. */
function replacing<T extends object>(rows: T[] | undefined) {
  return rows && { deleteMany: {}, createMany: { data: rows } };
}

/** As stored: null where the input has no alt text. */
const withAlt = (images: NonNullable<TourParts["images"]>) =>
  images.map((image) => ({ ...image, alt: image.alt ?? null }));

function replacingImages(images: TourParts["images"]) {
  return replacing(images?.map((image) => ({ ...image, alt: image.alt ?? Prisma.DbNull })));
}

function replacingDays(days: TourParts["itineraries"]) {
  if (!days) return undefined;
  const create = placed(days).map(({ activities, meals, ...day }) => ({
    ...day,
    activities: { createMany: { data: placed(activities) } },
    meals: { createMany: { data: placed(meals) } },
  }));
  return { deleteMany: {}, create };
}

const derived = ["width", "height", "widths", "avif", "thumbhash"];

/** Reduces stored parts to what an input holds: without row ids (`id` is also a language code) and image sizes. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, each]) => !derived.includes(key) && !(key === "id" && typeof each === "number"),
  );
  return Object.fromEntries(entries.map(([key, each]) => [key, comparable(each)]));
}

/** The lists that differ from what is stored; the others keep their rows. */
function changedParts(stored: Tour, parts: TourParts): TourParts {
  const given = { ...parts, images: parts.images && withAlt(parts.images) };
  const names = Object.keys(given) as (keyof TourParts)[];
  const differing = names.filter(
    (name) => given[name] && !isDeepStrictEqual(comparable(stored[name]), given[name]),
  );
  return Object.fromEntries(differing.map((name) => [name, parts[name]]));
}

/** Replaces the stored lists that the input changes, and gives the tour as it is then. */
async function writeParts(tx: Transaction, id: number, input: TourUpdate): Promise<Tour> {
  await requireStored(
    tx,
    (input.images ?? []).map(({ path }, index) => [`images.${index}.path`, path]),
  );
  const stored = toTour(await tx.tour.findUniqueOrThrow({ where: { id }, include: wholeTour }));
  const changed = changedParts(stored, tourParts(input));
  if (Object.keys(changed).length === 0) return stored;
  const { prices, highlights, included_excluded, faqs, cancellation_policies, ...rest } = changed;
  const row = await tx.tour.update({
    where: { id },
    data: {
      images: replacingImages(rest.images),
      prices: replacing(prices && placed(prices)),
      highlights: replacing(highlights && placed(highlights)),
      itineraries: replacingDays(rest.itineraries),
      included_excluded: replacing(included_excluded && placed(included_excluded)),
      faqs: replacing(faqs && placed(faqs)),
      cancellation_policies: replacing(cancellation_policies && placed(cancellation_policies)),
    },
    include: wholeTour,
  });
  return toTour(row);
}

/** A new tour at the end of its list. */
export async function createTour(tx: Transaction, input: TourCreate): Promise<Tour> {
  const { tour_type, name, duration, location, overview } = input;
  const order = await lastPlace(tx, tour_type);
  const data = { ...tourColumns(input), name, duration, location, overview, tour_type, order };
  const { id } = await tx.tour.create({ data, select: { id: true } });
  return writeParts(tx, id, input);
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
    if (count > 0) return writeParts(tx, id, input);
    if (await tx.tour.findUnique({ where: { id }, select: { id: true } })) throw staleError();
    return null;
  });
}

/** False where there was no such tour. */
export async function deleteTour(id: number): Promise<boolean> {
  return changeContent(async (tx) => (await tx.tour.deleteMany({ where: { id } })).count > 0);
}
