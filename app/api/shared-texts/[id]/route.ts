import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { found } from "@/lib/errors";
import { recordResponses } from "@/lib/history/entities";
import { deleteRecord, updateRecord } from "@/lib/history/mutations";
import { lastSave } from "@/lib/history/queries";
import { sharedTextOperations } from "@/lib/openapi/operations/shared-texts";
import { deleteSharedText, updateSharedText } from "@/lib/tours/shared-texts/mutations";
import { getSharedText } from "@/lib/tours/shared-texts/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(sharedTextOperations.getSharedText, async ({ params }) =>
    recordResponses.shared_text.one(found(await getSharedText(params.id))),
  ),
  endpoint(
    sharedTextOperations.updateSharedText,
    async ({ params, body, actor }) => {
      const saved = await updateRecord(
        "shared_text",
        params.id,
        actor,
        (tx) => updateSharedText(tx, params.id, body),
        { confirmed: body.translations_confirmed },
      );
      return recordResponses.shared_text.one(found(saved));
    },
    lastSave("shared_text"),
  ),
  endpoint(
    sharedTextOperations.deleteSharedText,
    async ({ params, actor }) =>
      found(await deleteRecord("shared_text", params.id, actor, (tx) => deleteSharedText(tx, params.id))),
    lastSave("shared_text"),
  ),
);
