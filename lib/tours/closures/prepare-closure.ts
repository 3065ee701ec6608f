import "server-only";
import { dayInZone } from "../../core/calendar/days";
import { periodOf } from "../../core/calendar/periods";
import type { Transaction } from "../../core/content/change-content";
import { localized } from "../../core/content/localized-text";
import { inOrder } from "../../core/db";
import { AppError } from "../../core/errors";
import { type ClosureRequest, closableDays, withClosure } from "./closure";

const optionalLocalized = localized.nullable();

/** Prepares the closing of the sea as a batch. Throws 422 for a day that has passed or is too far ahead. */
export function prepareClosure(request: ClosureRequest) {
  const { days, reason, ids, order } = request;
  const today = dayInZone(new Date());
  const possible = closableDays(today);
  if (days.some((day) => !possible.includes(day))) {
    const message = `Pilih hari dari ${possible[0]} sampai ${possible.at(-1)}.`;
    throw new AppError(422, message, { days: [message] });
  }
  const preview = async (source: Transaction) => {
    const found = await source.tour.findMany({
      where: { id: { in: ids } },
      select: { id: true, updated_at: true, closed_periods: { orderBy: { position: "asc" } } },
    });
    const changes = inOrder(ids, found).flatMap(({ id, updated_at, closed_periods }) => {
      const stored = closed_periods.map((row) => ({
        ...periodOf(row),
        reason: optionalLocalized.parse(row.reason),
      }));
      const closed = withClosure(stored, { days, reason }, today);
      return closed ? [{ key: String(id), updated_at, set: { closed_periods: closed } }] : [];
    });
    return { rows: [], changes };
  };
  return { request: { days, reason, ...(order && { order }) }, keys: ids.map(String), preview };
}
