import "server-only";
import { dayInZone, dayTextOrNull } from "../../core/calendar/days";
import { periodOf } from "../../core/calendar/periods";
import type { Transaction } from "../../core/content/change-content";
import { localized } from "../../core/content/localized-text";
import { db, inOrder } from "../../core/db";
import { AppError } from "../../core/errors";
import { storedKind } from "../price-fields/line-kinds";
import { readPlannedPrices } from "../pricing/read-planned-prices";
import { listMatchingIds } from "../search-matches";
import { isTooMuch, mostPricedTours, type PriceChangeRequest, type TourPriceRecord } from "./change";
import { pricedRow } from "./changed-prices";

const byPosition = { orderBy: { position: "asc" } } as const;

/** Reads the tours with their prices only, so that a dry run of many tours reads few tables. */
async function listPricedTours(source: Transaction, ids: number[]): Promise<TourPriceRecord[]> {
  const rows = await source.tour.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      name: true,
      currency: true,
      updated_at: true,
      starting_price: true,
      original_price: true,
      planned_prices: true,
      prices: byPosition,
      seasons: { ...byPosition, include: { prices: true } },
    },
  });
  const tours = rows.map(
    ({ name, starting_price, original_price, planned_prices, prices, seasons, ...tour }) => ({
      ...tour,
      planned_prices: readPlannedPrices(planned_prices),
      name: localized.parse(name),
      starting_price: starting_price?.toNumber() ?? null,
      original_price: original_price?.toNumber() ?? null,
      prices: prices.map(({ service_type, price, description, kind, age_from, age_to, group_size }) => ({
        service_type: localized.parse(service_type),
        price: price.toNumber(),
        description: localized.parse(description),
        kind: storedKind.parse(kind),
        age_from,
        age_to,
        group_size,
      })),
      seasons: seasons.map((season) => ({
        ...periodOf(season),
        name: optionalLocalized.parse(season.name),
        starting_price: season.starting_price?.toNumber() ?? null,
        original_price: season.original_price?.toNumber() ?? null,
        original_price_since: dayTextOrNull(season.original_price_since),
        prices: prices.map(
          ({ id }) => season.prices.find(({ price_id }) => price_id === id)?.price.toNumber() ?? null,
        ),
        rough: season.rough,
        note: optionalLocalized.parse(season.note),
      })),
    }),
  );
  return inOrder(ids, tours);
}

const optionalLocalized = localized.nullable();

/** Throws 422 if one amount or step would be applied to several currencies. */
function requireOneCurrency(tours: TourPriceRecord[], { change, round }: PriceChangeRequest): void {
  if (!("amount" in change) && !round) return;
  const currencies = [...new Set(tours.map(({ currency }) => currency))];
  if (currencies.length <= 1) return;
  const names = currencies.map((currency) => currency || "tanpa mata uang").join(", ");
  const message = `Tur yang dipilih memakai mata uang yang berbeda (${names}). Nominal dan pembulatan hanya berlaku untuk satu mata uang.`;
  throw new AppError(422, "Data tidak valid.", { select: [message] });
}

async function listFilteredIds(filter: {
  tour_type?: number;
  tags?: string;
  search?: string;
}): Promise<number[]> {
  const [type, tag, search] = [filter.tour_type ?? null, filter.tags ?? null, filter.search?.trim()];
  const matching = search ? await listMatchingIds(search) : null;
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT id FROM tour
    WHERE (${type}::int IS NULL OR tour_type = ${type}::int) AND (${tag}::text IS NULL OR tags = ${tag}::text)
      AND (${matching}::int[] IS NULL OR id = ANY(${matching}::int[]))
    ORDER BY tour_type, "order", id DESC LIMIT ${mostPricedTours + 1}`;
  return rows.map(({ id }) => id);
}

/** The ids that a request selects. Throws 422 if there are none or too many. */
async function listChosenIds({ select }: PriceChangeRequest): Promise<number[]> {
  const ids = "ids" in select ? [...new Set(select.ids)] : await listFilteredIds(select);
  const refuse = (message: string) => new AppError(422, "Data tidak valid.", { select: [message] });
  if (ids.length === 0) throw refuse("Tidak ada tur yang cocok.");
  if (ids.length > mostPricedTours) throw refuse(`Paling banyak ${mostPricedTours} tur sekaligus.`);
  return ids;
}

export async function preparePriceChange(request: PriceChangeRequest) {
  const today = dayInZone(new Date());
  if (request.from !== undefined && request.from <= today) {
    const message = "Pilih tanggal setelah hari ini, atau kosongkan agar berlaku sekarang.";
    throw new AppError(422, "Data tidak valid.", { from: [message] });
  }
  const ids = await listChosenIds(request);
  const preview = async (source: Transaction) => {
    const tours = await listPricedTours(source, ids);
    if (tours.length === 0)
      throw new AppError(422, "Data tidak valid.", { select: ["Tidak ada tur yang cocok."] });
    requireOneCurrency(tours, request);
    const priced = tours.map((tour) => ({ tour, ...pricedRow(tour, request, today) }));
    const beyond = priced.find(({ row }) => isTooMuch(row));
    if (beyond) {
      throw new AppError(422, "Data tidak valid.", { change: [`Harga terlalu besar: ${beyond.row.name}.`] });
    }
    return {
      rows: priced.map(({ row }) => row),
      changes: priced.flatMap(({ tour: { id, updated_at }, set }) =>
        set ? [{ key: String(id), updated_at, set }] : [],
      ),
    };
  };
  return { request, keys: ids.map(String), preview };
}
