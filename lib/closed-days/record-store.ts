import "server-only";
import { periodText } from "../core/calendar/admin-words";
import { periodProblem } from "../core/calendar/period-fields";
import { periodColumns } from "../core/calendar/periods";
import { staffText } from "../core/content/localized-text";
import { defineTableStore } from "../core/entity/table-store";
import { AppError } from "../core/errors";
import { closedPeriodEntity } from "./entity";
import { type CommonClosedPeriod, closedPeriodSchemas } from "./fields";
import { closedPeriodRows } from "./queries";

function closedPeriodTitle({ reason, ...period }: CommonClosedPeriod): string {
  return [periodText(period), ...(reason ? [staffText(reason)] : [])].join(": ");
}

export const closedPeriodStore = defineTableStore(closedPeriodEntity, closedPeriodSchemas, closedPeriodRows, {
  title: closedPeriodTitle,
  // The list holds all closed days, so that no operation reads one.
  get: undefined,
  columns: (_, { tour_type, reason, ...period }) => {
    const problem = periodProblem(period);
    if (problem) throw new AppError(422, problem, { until: [problem] });
    return { tour_type, reason, ...periodColumns(period) };
  },
});
