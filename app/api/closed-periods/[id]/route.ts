import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { deleteClosedPeriod, updateClosedPeriod } from "@/lib/closed-days/mutations";
import { getClosedPeriodVersion } from "@/lib/closed-days/queries";
import { found } from "@/lib/errors";
import { answers } from "@/lib/history/answers";
import { deleteRecord, updateRecord } from "@/lib/history/mutations";
import { closedDayOperations } from "@/lib/openapi/operations/closed-days";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(
    closedDayOperations.updateClosedPeriod,
    async ({ params, body, actor }) => {
      const saved = await updateRecord(
        "closed_period",
        params.id,
        actor,
        (tx) => updateClosedPeriod(tx, params.id, body),
        { confirmed: body.translations_confirmed },
      );
      return answers.closed_period.one(found(saved));
    },
    getClosedPeriodVersion,
  ),
  endpoint(
    closedDayOperations.deleteClosedPeriod,
    async ({ params, actor }) =>
      found(await deleteRecord("closed_period", params.id, actor, (tx) => deleteClosedPeriod(tx, params.id))),
    getClosedPeriodVersion,
  ),
);
