import "server-only";
import type { Transaction } from "../../core/content/change-content";
import { AppError } from "../../core/errors";
import { holdPickupAreas } from "../pickup-areas/queries";
import type { Facts } from "./schema";

/** Returns facts whose areas stand in the order of the list. Throws 422 if an area is not in the list. */
export async function withListedAreas(tx: Transaction, facts: Facts | undefined): Promise<Facts | undefined> {
  if (!facts?.pickup || facts.pickup.areas.length === 0) return facts;
  const areas = await holdPickupAreas(tx, facts.pickup.areas);
  const missing = facts.pickup.areas.filter((code) => !areas.includes(code));
  if (missing.length > 0) {
    const message = `Wilayah ini tidak ada di daftar: ${missing.join(", ")}.`;
    throw new AppError(422, message, { "facts.pickup.areas": [message] });
  }
  return { ...facts, pickup: { ...facts.pickup, areas } };
}
