import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { jsonBody } from "../../core/api/operation";
import { pageRequest } from "../../core/api/query";
import { paginationSchema } from "../../core/api/responses";
import { db } from "../../core/db";
import type { Language } from "../../core/i18n/languages";
import { textPrint } from "../../core/translations/texts";
import { saveTranslations } from "./mutations";
import { listOpenTranslations, sourceLanguage } from "./queries";
import {
  openTranslationSchema,
  type Suggestions,
  savedTranslationsSchema,
  suggestInput,
  suggestionsSchema,
  translationsInput,
  translationsQuery,
} from "./schema";
import { isServiceOn, translateTexts } from "./translate-service";

async function readMemory(prints: readonly string[], language: Language): Promise<Map<string, string>> {
  const rows = await db().$queryRaw<{ print: string; target: string }[]>`
    SELECT DISTINCT ON (source_print) encode(source_print, 'hex') AS print, target
    FROM translation_pair JOIN unnest(${[...prints]}::text[]) AS asked(print) ON source_print = decode(asked.print, 'hex')
    WHERE language = ${language} AND origin NOT IN ('stale', 'machine') AND target IS NOT NULL
    ORDER BY source_print, created_at DESC`;
  return new Map(rows.map(({ print, target }) => [print, target]));
}

/** Suggests translations: earlier ones of staff first, then those of a service. Stores nothing. */
async function suggestTranslations(texts: readonly string[], language: Language): Promise<Suggestions> {
  const prints = texts.map(textPrint);
  const memory = await readMemory(prints, language);
  const unknown = texts.filter((_, index) => !memory.has(prints[index] ?? ""));
  const asks = unknown.length > 0 && isServiceOn();
  const translated = asks ? await translateTexts(unknown, await sourceLanguage(language), language) : null;
  const data = texts.map((text, index) => {
    const own = memory.get(prints[index] ?? "");
    if (own !== undefined) return { text, suggestion: own, from: "memory" as const };
    const made = translated?.[unknown.indexOf(text)];
    return made === undefined
      ? { text, suggestion: null, from: null }
      : { text, suggestion: made, from: "machine" as const };
  });
  if (!isServiceOn()) return { data, service: "off" };
  if (!asks) return { data, service: "unused" };
  return { data, service: translated ? "answered" : "failed" };
}

export const translationApi = {
  listTranslations: endpoint(
    {
      method: "GET",
      path: "/translations",
      summary:
        "Lists the texts whose translation is missing, is older than the English text, or was written by a machine, and English texts that are copies.",
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
        "Suggests translations: first those that staff wrote for the same text, else those of the configured translation service. Suggestions are not stored.",
      auth: "editContent",
      body: jsonBody(suggestInput),
      status: 200,
      response: suggestionsSchema,
    },
    ({ body: { texts, language } }) => suggestTranslations(texts, language),
  ),
} satisfies Api;
