import "server-only";
import type { Transaction } from "../core/content/change-content";
import { patchedTexts } from "../core/content/field-schemas";
import { lockRecord } from "../core/content/lock-record";
import { AppError } from "../core/errors";
import { requireImage } from "../core/storage/image-locks";
import { highestStartingPrice } from "../tours/pricing/promos";
import { readPlannedPrices } from "../tours/pricing/read-planned-prices";
import { type Promo, type PromoCreate, type PromoUpdate, promoFields } from "./fields";
import { toPromo } from "./rows";

const include = { file: true } as const;

/** Returns whether a tour exists, and locks it until the end of the transaction. */
export async function holdTour(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`SELECT FROM tour WHERE id = ${id} FOR KEY SHARE`;
  return rows.length > 0;
}

function refuse(field: string, message: string): never {
  throw new AppError(422, message, { [field]: [message] });
}

async function requireTour(tx: Transaction, id: number | null | undefined): Promise<void> {
  if (!id || (await holdTour(tx, id))) return;
  refuse("tour_id", "Tur tidak ditemukan.");
}

type Terms = Pick<Promo, "tour_id" | "tour_price" | "start_date" | "end_date">;

function requireDaysInOrder({ start_date, end_date }: Pick<Terms, "start_date" | "end_date">): void {
  if (start_date && start_date > end_date) refuse("start_date", "Tidak boleh setelah tanggal berakhir.");
}

/** The database holds no weekday for a promo of every day. */
function weekdayColumn(weekdays: number[] | null | undefined): number[] | undefined {
  return weekdays === null ? [] : weekdays;
}

/** Throws 422 if a promo has a price without a tour, or a price that lowers none of the tour's. */
async function requireLowerPrice(tx: Transaction, { tour_id, tour_price }: Terms): Promise<void> {
  if (tour_price === null) return;
  if (tour_id === null) refuse("tour_price", "Pilih turnya, atau kosongkan harga ini.");
  const tour = await tx.tour.findUniqueOrThrow({
    where: { id: tour_id },
    select: {
      starting_price: true,
      planned_prices: true,
      prices: { orderBy: { position: "asc" } },
      seasons: { include: { prices: true } },
    },
  });
  const highest = highestStartingPrice({
    starting_price: tour.starting_price?.toNumber() ?? null,
    prices: tour.prices.map(({ price }) => price.toNumber()),
    seasons: tour.seasons.map(({ starting_price, prices }) => ({
      starting_price: starting_price?.toNumber() ?? null,
      prices: tour.prices.map(
        ({ id }) => prices.find(({ price_id }) => price_id === id)?.price.toNumber() ?? null,
      ),
    })),
    planned_prices: readPlannedPrices(tour.planned_prices),
  });
  if (highest === 0) refuse("tour_price", "Tur ini tidak punya opsi harga yang sama dengan harga mulainya.");
  if (tour_price >= highest) refuse("tour_price", "Harus lebih rendah dari harga tur.");
}

/**
 * `id` restores a deleted promo, whose price may have lost its effect meanwhile. Throws 422 if the tour or `image`, a stored
 * name, does not exist, and where the days or the price of the tour are refused.
 */
export async function createPromo(
  tx: Transaction,
  input: PromoCreate,
  image: string | null | undefined,
  id?: number,
): Promise<Promo> {
  await requireImage(tx, image);
  await requireTour(tx, input.tour_id);
  const { start_date = null, tour_id = null, tour_price = null } = input;
  const terms = { start_date, tour_id, tour_price, end_date: input.end_date };
  requireDaysInOrder(terms);
  if (id === undefined) await requireLowerPrice(tx, terms);
  const { title = {}, description = {} } = patchedTexts(promoFields, input);
  const weekdays = weekdayColumn(input.weekdays);
  const data = { ...input, weekdays, id, title, description, image };
  return toPromo(await tx.promo.create({ data, include }));
}

/** `image` null removes the picture, undefined keeps it. Throws 409 if the promo was saved since `updated_at`. */
export async function updatePromo(
  tx: Transaction,
  id: number,
  { updated_at, translations_confirmed, ...input }: PromoUpdate,
  image: string | null | undefined,
): Promise<Promo | null> {
  await requireImage(tx, image);
  await requireTour(tx, input.tour_id);
  const stored = await lockRecord(tx, "promo", promoFields, { id, updated_at });
  if (!stored) return null;
  const before = toPromo(await tx.promo.findUniqueOrThrow({ where: { id }, include }));
  const { tour_id = before.tour_id, tour_price = before.tour_price } = input;
  const { start_date = before.start_date, end_date = before.end_date } = input;
  requireDaysInOrder({ start_date, end_date });
  // A promo that keeps its price can be saved, although the tour may have become cheaper.
  if (tour_id !== before.tour_id || tour_price !== before.tour_price) {
    await requireLowerPrice(tx, { tour_id, tour_price, start_date, end_date });
  }
  const texts = patchedTexts(promoFields, input, stored);
  const weekdays = weekdayColumn(input.weekdays);
  const data = { ...input, ...texts, weekdays, image, updated_at: new Date() };
  return toPromo(await tx.promo.update({ where: { id }, data, include }));
}
