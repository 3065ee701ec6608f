import "server-only";
import { z } from "zod";
import { type Actor, may } from "../../core/auth/permissions";
import { periodText } from "../../core/calendar/admin-words";
import { dayInZone } from "../../core/calendar/days";
import type { Transaction } from "../../core/content/change-content";
import { localized } from "../../core/content/localized-text";
import type { RecordDifference } from "../../core/entity/record-store";
import type { Snapshot } from "../../core/entity/snapshot";
import { AppError } from "../../core/errors";
import { isSame } from "../../core/forms/values";
import { batchRights } from "../../core/history/schema";
import { adminText } from "../../core/i18n/admin-messages";
import { listActiveClosures } from "./active-closures";
import { periodsOfDays, type ReasonedPeriod } from "./closure";

const closedPeriods = z
  .object({
    closed_periods: z.array(z.object({ from: z.string(), until: z.string(), reason: localized.nullable() })),
  })
  .catch({ closed_periods: [] });

const periodsOf = (snapshot: Snapshot) => closedPeriods.parse(snapshot).closed_periods;

/** Lists the closed periods of closings of the sea that still hold and have not passed. */
export async function listClosingPeriods(now: Date, source?: Transaction): Promise<ReasonedPeriod[]> {
  const closures = await listActiveClosures(now, source);
  return closures
    .flatMap(({ days, reason }) => periodsOfDays(days).map((period) => ({ ...period, reason })))
    .filter(({ until }) => until >= dayInZone(now));
}

/** Lists the closed periods of closings of the sea that the person may not take away from a tour. */
export async function listLockedPeriods(
  actor: Pick<Actor, "role" | "scope">,
  source?: Transaction,
): Promise<ReasonedPeriod[]> {
  return may(actor, batchRights.closures) ? [] : listClosingPeriods(new Date(), source);
}

/**
 * Throws 403 if the change takes away a closed period of a closing of the sea, and the person may not open the sea. Every change
 * of a record passes here with its versions, whether by form, API, sheet, restore or undo.
 */
export async function requireClosingRights(
  tx: Transaction,
  actor: Pick<Actor, "role" | "scope">,
  changes: readonly RecordDifference[],
): Promise<void> {
  if (may(actor, batchRights.closures)) return;
  const removed = changes
    .filter(({ changed }) => changed.includes("closed_periods"))
    .flatMap(({ was, content }) => {
      const left = periodsOf(content);
      return periodsOf(was).filter((period) => !left.some((each) => isSame(each, period)));
    });
  if (removed.length === 0) return;
  const locked = await listLockedPeriods(actor, tx);
  const refused = removed.find((period) => locked.some((each) => isSame(each, period)));
  if (refused) throw new AppError(403, adminText("harbour.ofAdmins", { period: periodText(refused) }));
}
