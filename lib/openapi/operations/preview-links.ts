import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import { idParams } from "../../api/query";
import { madePreviewLinkSchema, previewLinkInput, previewLinkSchema } from "../../tours/schema";

/** Links that show a hidden tour to whoever has them. */
export const previewLinkOperations = {
  listPreviewLinks: {
    method: "GET",
    path: "/packages/{id}/preview-links",
    summary: "The preview links of a tour that still open",
    auth: "readContent",
    params: idParams,
    status: 200,
    response: z.object({ data: z.array(previewLinkSchema) }),
  },
  createPreviewLink: {
    method: "POST",
    path: "/packages/{id}/preview-links",
    summary: "A link that shows a hidden tour without a login; its address is said once",
    auth: "editContent",
    params: idParams,
    body: jsonBody(previewLinkInput),
    status: 201,
    response: madePreviewLinkSchema,
  },
  deletePreviewLink: {
    method: "DELETE",
    path: "/preview-links/{id}",
    summary: "Revoke a preview link",
    auth: "editContent",
    params: idParams,
    status: 204,
  },
} as const satisfies Operations;
