import "server-only";
import type { Prisma } from "../../prisma/client/client";
import { type Tour, type TourSummary, tourSchema, tourSummarySchema } from "./schema";

const byPosition = { orderBy: { position: "asc" } } as const;

const images = {
  orderBy: [{ order: "asc" }, { id: "asc" }],
  include: { file: true },
} as const satisfies Prisma.TourImageFindManyArgs;

/** A tour with everything that belongs to it. */
export const wholeTour = {
  images,
  prices: byPosition,
  highlights: byPosition,
  itineraries: { ...byPosition, include: { activities: byPosition, meals: byPosition } },
  included_excluded: byPosition,
  faqs: byPosition,
  cancellation_policies: byPosition,
} as const satisfies Prisma.TourInclude;

/** A tour with its cover alone. */
export const tourWithCover = { images: { ...images, take: 1 } } as const satisfies Prisma.TourInclude;

type WholeRow = Prisma.TourGetPayload<{ include: typeof wholeTour }>;
type CoverRow = Prisma.TourGetPayload<{ include: typeof tourWithCover }>;

function drawable({ file, ...image }: CoverRow["images"][number]) {
  return { ...file, ...image };
}

function figures({ rate, starting_price, original_price }: CoverRow) {
  return {
    rate: rate?.toNumber() ?? null,
    starting_price: starting_price?.toNumber() ?? null,
    original_price: original_price?.toNumber() ?? null,
  };
}

export function toTour(row: WholeRow): Tour {
  return tourSchema.parse({
    ...row,
    ...figures(row),
    images: row.images.map(drawable),
    prices: row.prices.map((price) => ({ ...price, price: price.price.toNumber() })),
  });
}

export function toTourSummary(row: CoverRow): TourSummary {
  return tourSummarySchema.parse({ ...row, ...figures(row), cover: row.images.map(drawable)[0] ?? null });
}
