import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../core/api/endpoint";
import { requiredText } from "../core/content/fields";
import { searchPreviewSchema } from "../search-words/fields";
import { previewSearch } from "./preview";

export const searchPreviewApi = {
  previewSearch: endpoint(
    {
      method: "GET",
      path: "/search-preview",
      summary: "Counts the tours and articles that visitors find with a text, by language.",
      auth: "readContent",
      query: z.object({ search: requiredText(100) }),
      status: 200,
      response: searchPreviewSchema,
    },
    ({ query }) => previewSearch(query.search),
  ),
} satisfies Api;
