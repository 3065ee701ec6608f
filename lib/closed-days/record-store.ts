import "server-only";
import { periodText } from "../calendar/admin-words";
import { staffText } from "../content/localized-text";
import { defineRecordStore, parseSnapshot } from "../entity/record-store";
import { closedPeriodEntity } from "./entity";
import {
  type CommonClosedPeriod,
  closedPeriodCreateSchema,
  closedPeriodFields,
  closedPeriodResponse,
  closedPeriodUpdateSchema,
} from "./fields";
import { createClosedPeriod, updateClosedPeriod } from "./mutations";
import { listClosedPeriods, toClosedPeriod } from "./queries";

function closedPeriodTitle({ reason, ...period }: CommonClosedPeriod): string {
  return [periodText(period), ...(reason ? [staffText(reason)] : [])].join(": ");
}

export const closedPeriodStore = defineRecordStore(closedPeriodEntity, {
  title: closedPeriodTitle,
  respond: closedPeriodResponse,
  find: async (tx, id) => {
    const row = await tx.closedPeriod.findUnique({ where: { id } });
    return row && toClosedPeriod(row);
  },
  readUpdate: (snapshot) => parseSnapshot(closedPeriodUpdateSchema, snapshot, closedPeriodFields),
  readCreate: (snapshot) => parseSnapshot(closedPeriodCreateSchema, snapshot),
  create: (tx, input, { id }) => createClosedPeriod(tx, input, id),
  update: updateClosedPeriod,
  list: listClosedPeriods,
});
