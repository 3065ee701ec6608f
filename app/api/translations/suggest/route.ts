import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { translationOperations } from "@/lib/openapi/operations/translations";
import { suggestTranslations } from "@/lib/translation-queue/suggest";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(translationOperations.suggestTranslations, ({ body: { texts, language } }) =>
    suggestTranslations(texts, language),
  ),
);
