import "server-only";
import { Prisma } from "../../prisma/client/client";
import { operatorDay } from "../core/content/days";
import { momentOfDay } from "../core/content/dependencies";
import type { TourState } from "./publication";

/** The rule of `isVisible` in SQL. Every query for visitors needs it; the current page then depends on the day. */
export function visibleTours(): Prisma.Sql {
  const today = operatorDay(momentOfDay()).toISOString().slice(0, 10);
  return Prisma.sql`published AND coalesce(publish_from <= ${today}::date, true)
    AND coalesce(publish_until >= ${today}::date, true)`;
}

export function toursIn(state: TourState | "all"): Prisma.Sql {
  if (state === "all") return Prisma.sql`true`;
  return state === "visible" ? visibleTours() : Prisma.sql`NOT (${visibleTours()})`;
}

/** The rule of `isVisible` for Prisma's query builder. */
export function whereVisible() {
  const today = operatorDay(momentOfDay());
  return {
    published: true,
    AND: [
      { OR: [{ publish_from: null }, { publish_from: { lte: today } }] },
      { OR: [{ publish_until: null }, { publish_until: { gte: today } }] },
    ],
  } satisfies Prisma.TourWhereInput;
}
