import "server-only";
import { periodText } from "../calendar/admin-words";
import { periodProblem } from "../calendar/period-fields";
import { periodColumns } from "../calendar/periods";
import { staffText } from "../content/localized-text";
import { defineTableStore } from "../entity/table-store";
import { AppError } from "../errors";
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
