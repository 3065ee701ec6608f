import "server-only";
import type { Transaction } from "../core/content/change-content";
import { AppError } from "../core/errors";
import { highestLinePrice, highestStartingPrice } from "../tours/pricing/promos";
import { readPlannedPrices } from "../tours/pricing/read-planned-prices";
import type { Promo } from "./fields";

export type PromoTerms = Pick<Promo, "tour_id" | "tour_price" | "package_price" | "package_guests">;

export function refusePromo(field: string, message: string): never {
  throw new AppError(422, message, { [field]: [message] });
}

async function readPrices(tx: Transaction, id: number) {
  const tour = await tx.tour.findUniqueOrThrow({
    where: { id },
    select: {
      starting_price: true,
      planned_prices: true,
      prices: { orderBy: { position: "asc" } },
      seasons: { include: { prices: true } },
    },
  });
  return {
    kinds: tour.prices.map(({ kind }) => kind),
    starting_price: tour.starting_price?.toNumber() ?? null,
    prices: tour.prices.map(({ price }) => price.toNumber()),
    seasons: tour.seasons.map(({ starting_price, prices }) => ({
      starting_price: starting_price?.toNumber() ?? null,
      prices: tour.prices.map(
        ({ id: line }) => prices.find(({ price_id }) => price_id === line)?.price.toNumber() ?? null,
      ),
    })),
    planned_prices: readPlannedPrices(tour.planned_prices),
  };
}

type Prices = Awaited<ReturnType<typeof readPrices>>;

function requireLowerTourPrice(prices: Prices, price: number): void {
  const highest = highestStartingPrice(prices);
  if (highest === 0)
    refusePromo("tour_price", "Tur ini tidak punya opsi harga yang sama dengan harga mulainya.");
  if (price >= highest) refusePromo("tour_price", "Harus lebih rendah dari harga tur.");
}

/** Compares a package with what so many adults pay at the highest price of their line. */
function requireLowerPackage(prices: Prices, price: number, guests: number): void {
  const adult = prices.kinds.indexOf("adult");
  if (adult === -1) refusePromo("package_price", "Tur ini tidak punya opsi harga untuk dewasa.");
  if (price >= guests * highestLinePrice(prices, adult)) {
    refusePromo("package_price", "Harus lebih rendah dari harga orang-orang itu tanpa paket.");
  }
}

/**
 * Throws 422 if a promo has a price without a tour, a package without its guests, or a price that lowers none of the tour's. A promo
 * that keeps a price of `before` can be saved, although the tour may have become cheaper.
 */
export async function requireLowerPrices(
  tx: Transaction,
  terms: PromoTerms,
  before: PromoTerms | null = null,
): Promise<void> {
  const { tour_id, tour_price, package_price, package_guests } = terms;
  if (package_price !== null && package_guests === null) {
    refusePromo("package_guests", "Tulis untuk berapa orang harga paket ini.");
  }
  if (package_price === null && package_guests !== null) {
    refusePromo("package_price", "Tulis harga paketnya, atau kosongkan jumlah orangnya.");
  }
  const changes = (...names: (keyof PromoTerms)[]) => names.some((name) => terms[name] !== before?.[name]);
  const isPriceNew = tour_price !== null && changes("tour_id", "tour_price");
  const isPackageNew = package_price !== null && changes("tour_id", "package_price", "package_guests");
  if (!isPriceNew && !isPackageNew) return;
  if (tour_id === null) {
    refusePromo(isPriceNew ? "tour_price" : "package_price", "Pilih turnya, atau kosongkan harga ini.");
  }
  const prices = await readPrices(tx, tour_id);
  if (isPriceNew) requireLowerTourPrice(prices, tour_price);
  if (isPackageNew) requireLowerPackage(prices, package_price, package_guests ?? 0);
}
