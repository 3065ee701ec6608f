import "server-only";
import type { Transaction } from "../content/change-content";
import { patchedTexts } from "../content/field-schemas";
import { lockRecord } from "../content/lock-record";
import { AppError } from "../errors";
import { requireImage } from "../storage/image-locks";
import { type Promo, type PromoCreate, type PromoUpdate, promoFields, promoSchema } from "./fields";

const include = { file: true } as const;

/** Whether there is such a tour; it stays until the end of the transaction. */
export async function holdTour(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`SELECT FROM tour WHERE id = ${id} FOR KEY SHARE`;
  return rows.length > 0;
}

async function requireTour(tx: Transaction, id: number | null | undefined): Promise<void> {
  if (!id || (await holdTour(tx, id))) return;
  const message = "Tur tidak ditemukan.";
  throw new AppError(422, message, { tour_id: [message] });
}

/**
 * A new promo, or a deleted one under its `id`; `image` is a name within the store. Throws 422 where there is no such
 * file or tour.
 */
export async function createPromo(
  tx: Transaction,
  input: PromoCreate,
  image: string | null | undefined,
  id?: number,
): Promise<Promo> {
  await requireImage(tx, image);
  await requireTour(tx, input.tour_id);
  const { title = {}, description = {} } = patchedTexts(promoFields, input);
  const data = { ...input, id, title, description, image };
  return promoSchema.parse(await tx.promo.create({ data, include }));
}

/**
 * Changes what the input names; `image` null takes the picture away, undefined leaves it. Throws 409
 * where the promo was saved since `updated_at`; null where there is no such promo.
 */
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
  const data = { ...input, ...patchedTexts(promoFields, input, stored), image, updated_at: new Date() };
  return promoSchema.parse(await tx.promo.update({ where: { id }, data, include }));
}

/** False where there was no such promo. */
export async function deletePromo(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.promo.deleteMany({ where: { id } })).count > 0;
}
