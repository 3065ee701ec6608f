import "server-only";
import { changeContent, type Transaction } from "../content/change-content";
import { textOrNull } from "../content/fields";
import { staleError } from "../errors";
import { requireImage } from "../storage/image-locks";
import { type Promo, type PromoCreate, type PromoUpdate, promoSchema } from "./schema";

/** The optional texts; an empty one is none. */
function optionalTexts({ old_price, price2, old_price2 }: PromoUpdate) {
  return {
    old_price: textOrNull(old_price),
    price2: textOrNull(price2),
    old_price2: textOrNull(old_price2),
  };
}

async function readPromo(tx: Transaction, id: number): Promise<Promo> {
  return promoSchema.parse(await tx.promo.findUniqueOrThrow({ where: { id }, include: { file: true } }));
}

/** A new promo; `image` is a name within the store. Throws 422 where there is no such file. */
export async function createPromo(
  tx: Transaction,
  input: PromoCreate,
  image: string | null | undefined,
): Promise<Promo> {
  await requireImage(tx, image);
  const { id } = await tx.promo.create({ data: { ...input, ...optionalTexts(input), image } });
  return readPromo(tx, id);
}

/**
 * Changes what the input names; `image` null takes the picture away, undefined leaves it. Throws 409
 * where the promo was saved since `updated_at`; null where there is no such promo.
 */
export function updatePromo(
  id: number,
  { updated_at, ...input }: PromoUpdate,
  image: string | null | undefined,
): Promise<Promo | null> {
  return changeContent(async (tx) => {
    await requireImage(tx, image);
    const { count } = await tx.promo.updateMany({
      where: { id, updated_at: updated_at || undefined },
      data: { ...input, ...optionalTexts(input), image, updated_at: new Date() },
    });
    if (count > 0) return readPromo(tx, id);
    if (await tx.promo.findUnique({ where: { id }, select: { id: true } })) throw staleError();
    return null;
  });
}

/** False where there was no such promo. */
export function deletePromo(id: number): Promise<boolean> {
  return changeContent(async (tx) => (await tx.promo.deleteMany({ where: { id } })).count > 0);
}
