import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { recordEndpoints } from "@/lib/history/record-endpoints";
import { sharedTextOperations } from "@/lib/openapi/operations/shared-texts";
import { getSharedText } from "@/lib/tours/shared-texts/queries";

const sharedTexts = recordEndpoints("shared_text");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(sharedTextOperations.getSharedText, sharedTexts.get(getSharedText)),
  endpoint(sharedTextOperations.updateSharedText, sharedTexts.update, sharedTexts.lastSave),
  endpoint(sharedTextOperations.deleteSharedText, sharedTexts.remove, sharedTexts.lastSave),
);
