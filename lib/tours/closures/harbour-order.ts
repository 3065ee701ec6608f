import { z } from "zod";
import type { Facts } from "../facts/schema";
import { type PlaceWaters, placeCode } from "../places/codes";

/** The lengths that orders of the harbour office name most, in metres. */
export const orderedLengths = [9, 10, 12, 15, 24] as const;

/** `outer`: the open sea. `outer_bay`: sheltered water as well. `all`: every boat that leaves a pier. */
export const orderWaters = ["outer", "outer_bay", "all"] as const;

const namedPlaces = z.array(placeCode).max(40, "Paling banyak 40 tempat.").default([]);

/** An order of the harbour office as it is written: shorter boats than a length, waters, and places by name. */
export const harbourOrder = z.object({
  /** Boats below so many metres stay in the harbour. Null: all boats. */
  under: z.number().min(3).max(200).multipleOf(0.1).nullable(),
  waters: z.enum(orderWaters),
  closed: namedPlaces.describe("The codes of places that the order closes by name."),
  open: namedPlaces.describe("The codes of places that the order leaves open by name."),
});

export type HarbourOrder = z.output<typeof harbourOrder>;

export interface OrderedTour {
  facts: Pick<Facts, "vessel" | "sea" | "boat_length">;
  stops: readonly { place: string; waters: PlaceWaters | null }[];
}

export type OrderMiss = "boat_length" | "waters";

/**
 * The meaning of an order for a tour. `closed`: the order keeps the boat in the harbour because of the stop `place`. `long`: the boat
 * is long enough. `elsewhere`: the tour sails in waters that stay open. `land`: the tour does not go to sea. `missing`: staff have not
 * stated a necessary fact.
 */
export type Verdict =
  | { verdict: "closed"; length: number | null; place: string | null }
  | { verdict: "long"; length: number }
  | { verdict: "elsewhere" }
  | { verdict: "land" }
  | { verdict: "missing"; miss: readonly OrderMiss[] };

const closedWaters: Record<HarbourOrder["waters"], readonly (PlaceWaters | "unknown")[]> = {
  outer: ["outer"],
  outer_bay: ["outer", "bay"],
  all: ["outer", "bay", "unknown"],
};

const seaWaters = { open: "outer", sheltered: "bay" } as const;

interface Reach {
  isHit: boolean | null;
  place: string | null;
}

/** Whether the order closes the waters of a tour; null if a fact is missing that decides. */
function reachOf({ waters, closed, open }: HarbourOrder, { facts, stops }: OrderedTour): Reach {
  const own = facts.sea === "open" || facts.sea === "sheltered" ? seaWaters[facts.sea] : null;
  const isClosed = (where: PlaceWaters | null) =>
    where === null && waters !== "all" ? null : closedWaters[waters].includes(where ?? "unknown");
  // A stop whose waters are not stated lies where the tour's own fact says that it sails.
  const atSea = stops.filter((stop) => stop.waters !== "land" || closed.includes(stop.place));
  if (atSea.length === 0) return { isHit: isClosed(own), place: null };
  const hits = atSea.map((stop) => {
    const isNamed = closed.includes(stop.place) || (open.includes(stop.place) ? false : null);
    return { place: stop.place, isHit: isNamed ?? isClosed(stop.waters ?? own) };
  });
  const first = hits.find(({ isHit }) => isHit);
  if (first) return first;
  return { isHit: hits.some(({ isHit }) => isHit === null) ? null : false, place: null };
}

/** A tour that does not go to sea: its facts say so, or all its stops lie on land and no fact names a boat. */
function isOnLand({ facts: { vessel, sea }, stops }: OrderedTour): boolean {
  if (vessel === "none" || sea === "none") return true;
  if (vessel !== undefined || sea !== undefined) return false;
  return stops.length > 0 && stops.every(({ waters }) => waters === "land");
}

export function verdictOf(order: HarbourOrder, tour: OrderedTour): Verdict {
  if (isOnLand(tour)) return { verdict: "land" };
  const length = tour.facts.boat_length ?? null;
  const { isHit, place } = reachOf(order, tour);
  if (isHit === false) return { verdict: "elsewhere" };
  if (order.under !== null && length !== null && length >= order.under) return { verdict: "long", length };
  const miss: OrderMiss[] = [];
  if (order.under !== null && length === null) miss.push("boat_length");
  if (isHit === null) miss.push("waters");
  return miss.length > 0 ? { verdict: "missing", miss } : { verdict: "closed", length, place };
}
