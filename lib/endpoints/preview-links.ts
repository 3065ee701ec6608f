import "server-only";
import { endpoints } from "../api/endpoint";
import { found } from "../errors";
import { previewLinkOperations } from "../openapi/operations/preview-links";
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from "../tours/preview-links";

export const previewLinkEndpoints = endpoints(previewLinkOperations, {
  listPreviewLinks: async ({ params }) => ({
    data: found(await listPreviewLinks(params.id)),
  }),
  createPreviewLink: async ({ params, actor, body }) =>
    found(await createPreviewLink(params.id, actor.id, body)),
  deletePreviewLink: async ({ params }) => found(await deletePreviewLink(params.id)),
});
