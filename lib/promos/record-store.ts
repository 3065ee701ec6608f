import "server-only";
import type { Transaction } from "../core/content/change-content";
import { staffText } from "../core/content/localized-text";
import { defineRecordStore, parseSnapshot } from "../core/entity/record-store";
import type { Snapshot } from "../core/entity/snapshot";
import { promoEntity } from "./entity";
import {
  type PromoCreate,
  promoCreateSchema,
  promoResponse,
  promoResponseSchema,
  promoUpdateSchema,
} from "./fields";
import { createPromo, holdTour, updatePromo } from "./mutations";
import { getPromo, listPromos } from "./queries";
import { toPromo } from "./rows";

const promoSchemas = { response: promoResponseSchema, create: promoCreateSchema, update: promoUpdateSchema };

async function withKnownTour(tx: Transaction, snapshot: Snapshot): Promise<Snapshot> {
  const { tour_id: id } = snapshot;
  return typeof id === "number" && !(await holdTour(tx, id))
    ? { ...snapshot, tour_id: "", tour_price: "", package_guests: "", package_price: "" }
    : snapshot;
}

export const promoStore = defineRecordStore(promoEntity, promoSchemas, {
  title: ({ title }) => staffText(title),
  respond: promoResponse,
  find: async (tx, id) => {
    const row = await tx.promo.findUnique({ where: { id }, include: { file: true } });
    return row && toPromo(row);
  },
  /** A restore does not change whether a promo is published. */
  readUpdate: ({ published, ...snapshot }) => parseSnapshot(promoUpdateSchema, snapshot),
  readCreate: (snapshot) => {
    const { updated_at, ...input } = parseSnapshot(promoUpdateSchema, snapshot);
    return input as PromoCreate;
  },
  create: (tx, input, { image, id }) => createPromo(tx, input, image, id),
  update: (tx, id, input, { image }) => updatePromo(tx, id, input, image),
  known: withKnownTour,
  list: listPromos,
  get: getPromo,
});
