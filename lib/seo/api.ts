import "server-only";
import { type Api, endpoint } from "../core/api/endpoint";
import { jsonBody } from "../core/api/operation";
import { nameResponse } from "../core/api/responses";
import { updateRecords } from "../core/history/mutations";
import { writeSeoContent } from "./mutations";
import { getSeoContent } from "./queries";
import { seoStore } from "./record-store";
import { seoContentSchema, seoInputSchema, seoResponse } from "./schema";

const seoContent = nameResponse("SeoContent", seoContentSchema);

export const seoApi = {
  getSeoContent: endpoint(
    {
      method: "GET",
      path: "/seo-content",
      summary: "Returns the titles and descriptions of the pages for search engines.",
      auth: "public",
      status: 200,
      response: seoContent,
    },
    async () => seoResponse(await getSeoContent()),
  ),

  updateSeoContent: endpoint(
    {
      method: "PUT",
      path: "/seo-content",
      summary:
        "Changes texts of pages for search engines. Absent pages, languages and fields keep their values.",
      auth: "editContent",
      body: jsonBody(seoInputSchema),
      status: 200,
      response: seoContent,
    },
    async ({ body, actor }) => {
      await updateRecords(seoStore, Object.keys(body), actor, (tx) => writeSeoContent(tx, body));
      return seoResponse(await getSeoContent());
    },
  ),
} satisfies Api;
