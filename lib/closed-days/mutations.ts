import "server-only";
import { Prisma } from "../../prisma/client/client";
import { periodProblem, writtenVisitorText } from "../calendar/period-fields";
import { type Period, periodColumns, periodOf } from "../calendar/periods";
import type { Transaction } from "../content/change-content";
import { patchedTexts } from "../content/field-schemas";
import type { LocalizedText } from "../content/localized-text";
import { lockRecord } from "../content/lock-record";
import { AppError } from "../errors";
import {
  type ClosedPeriodCreate,
  type ClosedPeriodUpdate,
  type CommonClosedPeriod,
  closedPeriodFields,
} from "./fields";
import { toClosedPeriod } from "./queries";

function columnsOf(
  { tour_type, reason }: Pick<ClosedPeriodUpdate, "tour_type"> & { reason?: LocalizedText | null },
  period: Period,
) {
  return {
    tour_type,
    ...periodColumns(period),
    reason: reason === null ? Prisma.DbNull : reason,
  };
}

export async function createClosedPeriod(
  tx: Transaction,
  input: ClosedPeriodCreate,
  id?: number,
): Promise<CommonClosedPeriod> {
  return toClosedPeriod(await tx.closedPeriod.create({ data: { ...columnsOf(input, input), id } }));
}

/** Returns null if the period does not exist. Throws 409 if it was saved since `updated_at`, 422 for days in the wrong order. */
export async function updateClosedPeriod(
  tx: Transaction,
  id: number,
  { updated_at, translations_confirmed, ...input }: ClosedPeriodUpdate,
): Promise<CommonClosedPeriod | null> {
  const row = await lockRecord(tx, "closed_period", closedPeriodFields, { id, updated_at });
  if (!row) return null;
  const stored = periodOf(await tx.closedPeriod.findUniqueOrThrow({ where: { id } }));
  const period = { from: input.from ?? stored.from, until: input.until ?? stored.until };
  const problem = periodProblem(period);
  if (problem) throw new AppError(422, problem, { until: [problem] });
  const { reason: texts } = patchedTexts(closedPeriodFields, input, row);
  const reason = texts && writtenVisitorText("reason", texts);
  const data = { ...columnsOf({ ...input, reason }, period), updated_at: new Date() };
  return toClosedPeriod(await tx.closedPeriod.update({ where: { id }, data }));
}
