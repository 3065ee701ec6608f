import { z } from "zod";
import { jsonBody, type Operations } from "../../api/operation";
import {
  openTranslationSchema,
  savedTranslationsSchema,
  suggestInput,
  suggestionsSchema,
  translationsInput,
  translationsQuery,
} from "../../translation-queue/schema";
import { responses } from "../schemas";

export const translationOperations = {
  listTranslations: {
    method: "GET",
    path: "/translations",
    summary: "Texts that are missing in a language, older than their English, or a machine's",
    auth: "readContent",
    query: translationsQuery,
    status: 200,
    response: z.object({ data: z.array(openTranslationSchema), pagination: responses.Pagination }),
  },
  saveTranslations: {
    method: "PUT",
    path: "/translations",
    summary: "Translate texts of one record, or say that they are right; what cannot be saved is named",
    auth: "editContent",
    body: jsonBody(translationsInput),
    status: 200,
    response: savedTranslationsSchema,
    failures: [404, 409],
  },
  suggestTranslations: {
    method: "POST",
    path: "/translations/suggest",
    summary: "Translations from what staff wrote before, else from the service that is named; none is stored",
    auth: "editContent",
    body: jsonBody(suggestInput),
    status: 200,
    response: suggestionsSchema,
  },
} as const satisfies Operations;
