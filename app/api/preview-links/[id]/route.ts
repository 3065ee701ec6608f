import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { found } from "@/lib/errors";
import { previewLinkOperations } from "@/lib/openapi/operations/preview-links";
import { deletePreviewLink } from "@/lib/tours/preview-links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(previewLinkOperations.deletePreviewLink, async ({ params }) =>
    found(await deletePreviewLink(params.id)),
  ),
);
