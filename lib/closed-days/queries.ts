import "server-only";
import type { ClosedPeriod } from "../../prisma/client/client";
import { periodOf } from "../core/calendar/periods";
import { tableRows } from "../core/entity/table-rows";
import { type CommonClosedPeriod, closedPeriodSchemas } from "./fields";

export const closedPeriodRows = tableRows({
  model: (source) => source.closedPeriod,
  read: (row: ClosedPeriod): CommonClosedPeriod =>
    closedPeriodSchemas.record.parse({ ...row, ...periodOf(row) }),
  order: [{ yearly: "desc" }, { from_day: "asc" }, { id: "asc" }],
  contentKey: "closed-days",
});
