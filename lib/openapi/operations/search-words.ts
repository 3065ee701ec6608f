import { z } from "zod";
import { requiredText } from "../../content/fields";
import { searchPreviewSchema } from "../../search-words/fields";

export const searchPreviewOperations = {
  previewSearch: {
    method: "GET",
    path: "/search-preview",
    summary: "What visitors find with a text: tours and articles, by language",
    auth: "readContent",
    query: z.object({ search: requiredText(100) }),
    status: 200,
    response: searchPreviewSchema,
  },
} as const;
