import "server-only";
import { Prisma } from "../../../prisma/client/client";
import type { Season } from "../../core/calendar/calendar";
import { periodColumns, periodOf } from "../../core/calendar/periods";
import type { Transaction } from "../../core/content/change-content";
import { AppError } from "../../core/errors";
import type { Tour, TourUpdate } from "../schema";
import { closedPeriodLimits } from "./closed-limits";
import type { SeasonInput } from "./fields";
import { calendarProblems, matchingLines } from "./rules";

type ComingSeason = Omit<Season, "id">;

type ClosedInput = NonNullable<TourUpdate["closed_periods"]>[number];

function completeSeason({ from, until, ...season }: SeasonInput, lines: number): ComingSeason {
  return {
    from,
    until,
    name: season.name ?? null,
    note: season.note ?? null,
    rough: season.rough ?? false,
    starting_price: season.starting_price ?? null,
    original_price: season.original_price ?? null,
    original_price_since: season.original_price_since ?? null,
    prices: season.prices ?? Array<null>(lines).fill(null),
  };
}

export function completePeriod({ from, until, reason }: ClosedInput) {
  return { from, until, reason: reason ?? null };
}

/**
 * Throws 422 if staff add closed periods beyond their limit. Closings of the sea are not limited so, because one full tour would
 * keep all tours open; what they added may be sent back.
 */
export function requireClosedRoom(
  stored: number,
  { closed_periods: given = [] }: Pick<TourUpdate, "closed_periods">,
) {
  const most = Math.max(closedPeriodLimits.staff, stored);
  if (given.length <= most) return;
  const message = `Paling banyak ${most} item.`;
  throw new AppError(422, "Data tidak valid.", { closed_periods: [message] });
}

/**
 * If a change names only price lines, the prices of the seasons follow the English names of the lines, so that a client
 * that does not know seasons cannot clear them.
 */
export function comingSeasons(stored: Tour, { seasons, prices }: TourUpdate): ComingSeason[] {
  if (seasons) return seasons.map((season) => completeSeason(season, (prices ?? stored.prices).length));
  const kept = prices ? matchingLines(stored.prices, prices) : stored.prices.map((_, position) => position);
  return stored.seasons.map(({ id, ...season }) => ({
    ...season,
    prices: kept.map((position) => (position === null ? null : (season.prices[position] ?? null))),
  }));
}

const orNull = <T extends object>(text: T | null | undefined) => text ?? Prisma.DbNull;

export function seasonRows(seasons: ComingSeason[]) {
  return seasons.map(
    ({ from, until, prices, name, note, original_price_since: since, ...season }, position) => ({
      ...season,
      original_price_since: since === null ? null : new Date(since),
      ...periodColumns({ from, until }),
      position,
      name: orNull(name),
      note: orNull(note),
    }),
  );
}

export function closedRows(periods: ClosedInput[]) {
  return periods.map(({ from, until, reason }, position) => ({
    ...periodColumns({ from, until }),
    position,
    reason: orNull(reason),
  }));
}

/** Call this after the rows of seasons or price lines were replaced. */
export async function writeSeasonPrices(tx: Transaction, id: number, seasons: ComingSeason[]): Promise<void> {
  const inOrder = { where: { tour_id: id }, orderBy: { position: "asc" }, select: { id: true } } as const;
  const seasonIds = await tx.tourSeason.findMany(inOrder);
  const lineIds = await tx.tourPrice.findMany(inOrder);
  const rows = seasons.flatMap(({ prices }, season) =>
    prices.flatMap((price, line) => {
      const [season_id, price_id] = [seasonIds[season]?.id, lineIds[line]?.id];
      return price === null || !season_id || !price_id ? [] : [{ season_id, price_id, price }];
    }),
  );
  await tx.tourSeasonPrice.deleteMany({ where: { season: { tour_id: id } } });
  if (rows.length > 0) await tx.tourSeasonPrice.createMany({ data: rows });
}

const named = ["cutoff_days", "cutoff_time", "only_in_seasons", "seasons", "planned_prices"] as const;

/** Throws 422 if the change and the stored fields together break a rule of the calendar. */
export async function requireCalendar(tx: Transaction, id: number, input: TourUpdate): Promise<void> {
  if (named.every((name) => input[name] === undefined)) return;
  const stored = await tx.tour.findUniqueOrThrow({
    where: { id },
    select: {
      cutoff_days: true,
      cutoff_time: true,
      only_in_seasons: true,
      seasons: { orderBy: { position: "asc" } },
      _count: { select: { prices: true } },
    },
  });
  const { cutoff_days = stored.cutoff_days, cutoff_time = stored.cutoff_time } = input;
  const fields = calendarProblems({
    cutoff_days,
    cutoff_time,
    only_in_seasons: input.only_in_seasons ?? stored.only_in_seasons,
    seasons: input.seasons ?? stored.seasons.map(periodOf),
    planned_prices: input.planned_prices ?? [],
    lines: input.prices?.length ?? stored._count.prices,
  });
  if (Object.keys(fields).length === 0) return;
  const errors = Object.entries(fields).map(([path, message]) => [path, [message]]);
  throw new AppError(422, "Jadwal tidak dapat disimpan seperti ini.", Object.fromEntries(errors));
}
