import { z } from "zod";
import { addDays, daysBetween } from "../../core/calendar/days";
import type { Period } from "../../core/calendar/periods";
import { localizedUpTo } from "../../core/content/fields";
import type { LocalizedText } from "../../core/content/localized-text";
import { isSame } from "../../core/forms/values";
import { closedPeriodLimits } from "../calendar/closed-limits";
import type { seas } from "../facts/codes";
import type { TourStop } from "../facts/fields";
import type { Facts } from "../facts/schema";
import type { TourType } from "../kinds";
import { type HarbourOrder, harbourOrder } from "./harbour-order";

/** The sea can be closed today and on as many days after today. */
export const closureReach = 14;

export const closureReasons = ["harbour", "weather", "other"] as const;

export type ClosureReason = (typeof closureReasons)[number];

const mostClosedTours = 500;

/** `POST sea-closures`: the days, the reason that visitors read, and the tours that do not run. */
export const closureInput = z.object({
  days: z
    .array(z.iso.date())
    .min(1, "Pilih paling sedikit satu hari.")
    .max(closureReach + 1, `Paling banyak ${closureReach + 1} hari.`)
    .transform((days) => [...new Set(days)].sort()),
  reason: localizedUpTo(300),
  ids: z
    .array(z.int().positive())
    .min(1, "Pilih paling sedikit satu tur.")
    .max(mostClosedTours, `Paling banyak ${mostClosedTours} tur.`)
    .transform((ids) => [...new Set(ids)]),
  order: harbourOrder
    .optional()
    .describe("The order of the harbour office. Tours that run all the same say why they do."),
});

export type ClosureRequest = z.output<typeof closureInput>;

export const storedClosure = z.object({
  days: z.array(z.iso.date()).min(1),
  reason: localizedUpTo(300),
  order: harbourOrder.optional(),
});

export interface Closure {
  id: number;
  days: string[];
  reason: LocalizedText;
  order?: HarbourOrder;
  records: number;
  username: string;
  created_at: Date;
}

/** A tour on the harbour board. Null: its facts say nothing about the sea. */
export interface SeaTour {
  id: number;
  name: string;
  tour_type: TourType;
  sea: (typeof seas)[number] | null;
  facts: Pick<Facts, "vessel" | "sea" | "boat_length">;
  stops: Pick<TourStop, "place" | "waters">[];
}

/** A place at sea where tours stop, which an order can name. */
export interface SeaPlace {
  code: string;
  names: LocalizedText;
}

/** A closing as the harbour board shows it: with the tours that it closed and that still exist. */
export interface BoardClosure extends Closure {
  tours: SeaTour[];
}

export interface ReasonedPeriod extends Period {
  reason: LocalizedText | null;
}

/** Joins days that follow each other; the days are in order. */
export function periodsOfDays(days: readonly string[]): Period[] {
  const periods: Period[] = [];
  for (const day of days) {
    const last = periods.at(-1);
    if (last && daysBetween(last.until, day) === 1) last.until = day;
    else periods.push({ from: day, until: day });
  }
  return periods;
}

/** A list that is full for staff loses periods that have ended, the earliest first. What is left may be longer than the limit. */
function withRoom(periods: ReasonedPeriod[], needed: number, today: string): ReasonedPeriod[] {
  const excess = periods.length + needed - closedPeriodLimits.staff;
  if (excess <= 0) return periods;
  const ended = periods
    .filter(({ until }) => until.length === 10 && until < today)
    .sort((a, b) => (a.until < b.until ? -1 : 1))
    .slice(0, excess);
  return periods.filter((period) => !ended.includes(period));
}

/**
 * Adds the days to the closed periods of a tour. Days that another period closes are added too, so that each closing can be
 * undone by itself.
 *
 * @returns null if the tour has these periods already
 */
export function withClosure(
  periods: ReasonedPeriod[],
  { days, reason }: Pick<ClosureRequest, "days" | "reason">,
  today: string,
): ReasonedPeriod[] | null {
  const added = periodsOfDays(days)
    .map((period) => ({ ...period, reason }))
    .filter((period) => !periods.some((each) => isSame(each, period)));
  return added.length === 0 ? null : [...withRoom(periods, added.length, today), ...added];
}

export function closableDays(today: string): string[] {
  return Array.from({ length: closureReach + 1 }, (_, ahead) => addDays(today, ahead));
}
