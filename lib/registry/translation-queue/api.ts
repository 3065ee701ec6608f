import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { jsonBody } from "../../core/api/operation";
import { paginationSchema } from "../../core/api/page-response";
import { pageRequest } from "../../core/api/query";
import { saveTranslations } from "./mutations";
import { listOpenTranslations } from "./queries";
import {
  openTranslationSchema,
  savedTranslationsSchema,
  suggestInput,
  suggestionsSchema,
  translationsInput,
  translationsQuery,
} from "./schema";
import { suggestTranslations } from "./suggest";

export const translationApi = {
  listTranslations: endpoint(
    {
      method: "GET",
      path: "/translations",
      summary:
        "Lists the texts whose translation is missing, is older than the English text, or was written by a machine.",
      auth: "readContent",
      query: translationsQuery,
      status: 200,
      response: z.object({ data: z.array(openTranslationSchema), pagination: paginationSchema }),
    },
    async ({ query, viewer }) => {
      const { rows, pagination } = await listOpenTranslations({ ...query, ...pageRequest(query, viewer) });
      return { data: rows, pagination };
    },
  ),

  saveTranslations: endpoint(
    {
      method: "PUT",
      path: "/translations",
      summary:
        "Saves or confirms translations of texts of one record. The response names the texts that could not be saved.",
      auth: "editContent",
      body: jsonBody(translationsInput),
      status: 200,
      response: savedTranslationsSchema,
      failures: [404, 409],
    },
    ({ body: { entity, ...body }, actor }) => saveTranslations(entity, body, actor),
  ),

  suggestTranslations: endpoint(
    {
      method: "POST",
      path: "/translations/suggest",
      summary:
        "Suggests translations: first those that staff wrote for the same English text, else those of the configured translation service. Suggestions are not stored.",
      auth: "editContent",
      body: jsonBody(suggestInput),
      status: 200,
      response: suggestionsSchema,
    },
    ({ body: { texts, language } }) => suggestTranslations(texts, language),
  ),
} satisfies Api;
