import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordResponses } from "@/lib/history/entities";
import { createRecord } from "@/lib/history/mutations";
import { sharedTextOperations } from "@/lib/openapi/operations/shared-texts";
import { createSharedText } from "@/lib/tours/shared-texts/mutations";
import { listSharedTexts } from "@/lib/tours/shared-texts/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(sharedTextOperations.listSharedTexts, async ({ query, viewer }) =>
    recordResponses.shared_text.list(await listSharedTexts(query.kind), viewer),
  ),
  endpoint(sharedTextOperations.createSharedText, ({ body, actor, idempotent }) =>
    idempotent(async (tx) =>
      recordResponses.shared_text.one(
        await createRecord(tx, "shared_text", actor, () => createSharedText(tx, body)),
        tx,
      ),
    ),
  ),
);
