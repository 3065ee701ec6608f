import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { pageRequest } from "@/lib/api/query";
import { translationOperations } from "@/lib/openapi/operations/translations";
import { saveTranslations } from "@/lib/translation-queue/mutations";
import { listOpenTranslations } from "@/lib/translation-queue/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(translationOperations.listTranslations, async ({ query, viewer }) => {
    const { rows, pagination } = await listOpenTranslations({ ...query, ...pageRequest(query, viewer) });
    return { data: rows, pagination };
  }),
  endpoint(translationOperations.saveTranslations, ({ body: { entity, ...body }, actor }) =>
    saveTranslations(entity, body, actor),
  ),
);
