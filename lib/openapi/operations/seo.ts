import { jsonBody, type Operations } from "../../api/operation";
import { seoInputSchema } from "../../seo/schema";
import { responses } from "../schemas";

export const seoOperations = {
  getSeoContent: {
    method: "GET",
    path: "/seo-content",
    summary: "Texts of the pages",
    auth: "public",
    status: 200,
    response: responses.SeoContent,
  },
  updateSeoContent: {
    method: "PUT",
    path: "/seo-content",
    summary: "Change texts of pages: what is absent stays",
    auth: "editContent",
    body: jsonBody(seoInputSchema),
    status: 200,
    response: responses.SeoContent,
  },
} as const satisfies Operations;
