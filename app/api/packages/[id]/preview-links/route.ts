import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { found } from "@/lib/errors";
import { previewLinkOperations } from "@/lib/openapi/operations/preview-links";
import { createPreviewLink, listPreviewLinks } from "@/lib/tours/preview-links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(previewLinkOperations.listPreviewLinks, async ({ params }) => ({
    data: found(await listPreviewLinks(params.id)),
  })),
  endpoint(previewLinkOperations.createPreviewLink, async ({ params, actor, body }) =>
    found(await createPreviewLink(params.id, actor.id, body)),
  ),
);
