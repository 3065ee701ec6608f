import "server-only";
import type { Transaction } from "../content/change-content";
import { patchedTexts } from "../content/field-schemas";
import { lockRecord } from "../content/lock-record";
import { AppError } from "../errors";
import { requireImage } from "../storage/image-locks";
import { type Promo, type PromoCreate, type PromoUpdate, promoFields, promoSchema } from "./fields";

const include = { file: true } as const;

/** Returns whether a tour exists, and locks it until the end of the transaction. */
export async function holdTour(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`SELECT FROM tour WHERE id = ${id} FOR KEY SHARE`;
  return rows.length > 0;
}

async function requireTour(tx: Transaction, id: number | null | undefined): Promise<void> {
  if (!id || (await holdTour(tx, id))) return;
  const message = "Tur tidak ditemukan.";
  throw new AppError(422, message, { tour_id: [message] });
}

/** `id` restores a deleted promo. Throws 422 if the tour or `image`, a stored name, does not exist. */
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
  const data = { ...input, ...patchedTexts(promoFields, input, stored), image, updated_at: new Date() };
  return promoSchema.parse(await tx.promo.update({ where: { id }, data, include }));
}
