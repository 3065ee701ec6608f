import "server-only";
import { isDeepStrictEqual } from "node:util";
import { Prisma } from "../../prisma/client/client";
import type { Transaction } from "../change-content";
import type { TourParts } from "./columns";
import { toTour, wholeTour } from "./rows";

type Days = NonNullable<TourParts["itineraries"]>;

const placed = <T extends object>(parts: T[]) => parts.map((part, position) => ({ ...part, position }));

/** Prisma's words for a list that takes the stored one's place. */
function replacing<T extends object>(rows: T[] | undefined) {
  return rows && { deleteMany: {}, createMany: { data: rows } };
}

type Images = NonNullable<TourParts["images"]>;

/** Where nothing is said of it, a picture has no text. */
const withTexts = (images: Images) => images.map((image) => ({ ...image, alt: image.alt ?? null }));

function replacingImages(images: Images | undefined) {
  return replacing(images?.map((image) => ({ ...image, alt: image.alt ?? Prisma.DbNull })));
}

function replacingDays(days: Days | undefined) {
  if (!days) return undefined;
  const create = placed(days).map(({ activities, meals, ...day }) => ({
    ...day,
    activities: { createMany: { data: placed(activities) } },
    meals: { createMany: { data: placed(meals) } },
  }));
  return { deleteMany: {}, create };
}

const derived = ["width", "height", "widths", "avif", "thumbhash"];

/** Only what an input says of parts: no ids of rows (`id` is a language as well), no sizes of pictures. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object" || value === null) return value;
  const said = Object.entries(value).filter(
    ([key, each]) => !derived.includes(key) && !(key === "id" && typeof each === "number"),
  );
  return Object.fromEntries(said.map(([key, each]) => [key, bare(each)]));
}

/** The lists that differ from what is stored; the others keep their rows. */
async function changed(tx: Transaction, id: number, parts: TourParts): Promise<TourParts> {
  const stored = toTour(await tx.tour.findUniqueOrThrow({ where: { id }, include: wholeTour }));
  const given = { ...parts, images: parts.images && withTexts(parts.images) };
  const names = Object.keys(given) as (keyof TourParts)[];
  const differing = names.filter(
    (name) => given[name] && !isDeepStrictEqual(bare(stored[name]), given[name]),
  );
  return Object.fromEntries(differing.map((name) => [name, parts[name]]));
}

/** Writes the lists that are there, each in the place of the stored one. */
export async function writeParts(tx: Transaction, id: number, parts: TourParts): Promise<void> {
  const { prices, highlights, included_excluded, faqs, cancellation_policies, ...rest } = await changed(
    tx,
    id,
    parts,
  );
  await tx.tour.update({
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
    select: { id: true },
  });
}
