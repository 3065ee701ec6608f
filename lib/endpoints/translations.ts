import "server-only";
import { endpoints } from "../api/endpoint";
import { pageRequest } from "../api/query";
import { translationOperations } from "../openapi/operations/translations";
import { saveTranslations } from "../translation-queue/mutations";
import { listOpenTranslations } from "../translation-queue/queries";
import { suggestTranslations } from "../translation-queue/suggest";

export const translationEndpoints = endpoints(translationOperations, {
  listTranslations: async ({ query, viewer }) => {
    const { rows, pagination } = await listOpenTranslations({ ...query, ...pageRequest(query, viewer) });
    return { data: rows, pagination };
  },
  saveTranslations: ({ body: { entity, ...body }, actor }) => saveTranslations(entity, body, actor),
  suggestTranslations: ({ body: { texts, language } }) => suggestTranslations(texts, language),
});
