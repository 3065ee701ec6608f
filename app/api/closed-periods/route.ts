import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { createClosedPeriod } from "@/lib/closed-days/mutations";
import { listClosedPeriods } from "@/lib/closed-days/queries";
import { recordResponses } from "@/lib/history/entities";
import { createRecord } from "@/lib/history/mutations";
import { closedDayOperations } from "@/lib/openapi/operations/closed-days";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(closedDayOperations.listClosedPeriods, async ({ viewer }) =>
    recordResponses.closed_period.list(await listClosedPeriods(), viewer),
  ),
  endpoint(closedDayOperations.createClosedPeriod, ({ body, actor, idempotent }) =>
    idempotent(async (tx) =>
      recordResponses.closed_period.one(
        await createRecord(tx, "closed_period", actor, () => createClosedPeriod(tx, body)),
        tx,
      ),
    ),
  ),
);
