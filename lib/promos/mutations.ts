import "server-only";
import type { Transaction } from "../core/content/change-content";
import { patchedTexts } from "../core/content/field-schemas";
import { lockRecord } from "../core/content/lock-record";
import { requireImage } from "../core/storage/image-locks";
import { type Promo, type PromoCreate, type PromoUpdate, promoFields } from "./fields";
import { refusePromo, requireLowerPrices } from "./require-lower-prices";
import { toPromo } from "./rows";

const include = { file: true } as const;

/** Returns whether a tour exists, and locks it until the end of the transaction. */
export async function holdTour(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`SELECT FROM tour WHERE id = ${id} FOR KEY SHARE`;
  return rows.length > 0;
}

async function requireTour(tx: Transaction, id: number | null | undefined): Promise<void> {
  if (!id || (await holdTour(tx, id))) return;
  refusePromo("tour_id", "Tur tidak ditemukan.");
}

type Days = Pick<Promo, "start_date" | "end_date">;

function requireDaysInOrder({ start_date, end_date }: Days): void {
  if (start_date && start_date > end_date) refusePromo("start_date", "Tidak boleh setelah tanggal berakhir.");
}

/** The database holds no weekday for a promo of every day. */
function weekdayColumn(weekdays: number[] | null | undefined): number[] | undefined {
  return weekdays === null ? [] : weekdays;
}

/**
 * `id` restores a deleted promo, whose price may have lost its effect meanwhile. Throws 422 if the tour or `image`, a stored
 * name, does not exist, and where the days or the prices are refused.
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
  const { package_price = null, package_guests = null } = input;
  requireDaysInOrder({ start_date, end_date: input.end_date });
  if (id === undefined) {
    await requireLowerPrices(tx, { tour_id, tour_price, package_price, package_guests });
  }
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
  const { package_price = before.package_price, package_guests = before.package_guests } = input;
  await requireLowerPrices(tx, { tour_id, tour_price, package_price, package_guests }, before);
  const texts = patchedTexts(promoFields, input, stored);
  const weekdays = weekdayColumn(input.weekdays);
  const data = { ...input, ...texts, weekdays, image, updated_at: new Date() };
  return toPromo(await tx.promo.update({ where: { id }, data, include }));
}
