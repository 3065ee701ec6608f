import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { deleteClosedPeriod, updateClosedPeriod } from "@/lib/closed-days/mutations";
import { found } from "@/lib/errors";
import { recordResponses } from "@/lib/history/entities";
import { deleteRecord, updateRecord } from "@/lib/history/mutations";
import { lastSave } from "@/lib/history/queries";
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
      return recordResponses.closed_period.one(found(saved));
    },
    lastSave("closed_period"),
  ),
  endpoint(
    closedDayOperations.deleteClosedPeriod,
    async ({ params, actor }) =>
      found(await deleteRecord("closed_period", params.id, actor, (tx) => deleteClosedPeriod(tx, params.id))),
    lastSave("closed_period"),
  ),
);
