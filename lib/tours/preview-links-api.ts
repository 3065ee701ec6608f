import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../core/api/endpoint";
import { jsonBody } from "../core/api/operation";
import { idParams } from "../core/api/query";
import { found } from "../core/errors";
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from "./preview-links";
import { madePreviewLinkSchema, previewLinkInput, previewLinkSchema } from "./schema";

/** Links that show a hidden tour to whoever has them. */
export const previewLinkApi = {
  listPreviewLinks: endpoint(
    {
      method: "GET",
      path: "/packages/{id}/preview-links",
      summary: "Lists the preview links of a tour that are still valid.",
      auth: "readContent",
      params: idParams,
      status: 200,
      response: z.object({ data: z.array(previewLinkSchema) }),
    },
    async ({ params }) => ({
      data: found(await listPreviewLinks(params.id)),
    }),
  ),

  createPreviewLink: endpoint(
    {
      method: "POST",
      path: "/packages/{id}/preview-links",
      summary:
        "Creates a link that shows a hidden tour without a login. The API returns the address of the link only once.",
      auth: "editContent",
      params: idParams,
      body: jsonBody(previewLinkInput),
      status: 201,
      response: madePreviewLinkSchema,
    },
    async ({ params, actor, body }) => found(await createPreviewLink(params.id, actor.id, body)),
  ),

  deletePreviewLink: endpoint(
    {
      method: "DELETE",
      path: "/preview-links/{id}",
      summary: "Revokes a preview link.",
      auth: "editContent",
      params: idParams,
      status: 204,
    },
    async ({ params }) => found(await deletePreviewLink(params.id)),
  ),
} satisfies Api;
