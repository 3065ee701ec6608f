import { callApi } from "../../core/api/client";
import type { Language } from "../../core/i18n/languages";
import type { OpenTranslationRow, SavedTranslations, Suggestions } from "./schema";

type Named = Pick<OpenTranslationRow, "entity" | "record_key" | "language" | "path" | "source_print">;

/** The answer to one text: a new translation, or a confirmation of the stored one. */
export type Saying = { target: string; machine?: true } | { confirm: true };

export async function saveTranslation(
  { entity, record_key, language, path, source_print }: Named,
  saying: Saying,
): Promise<void> {
  const json = { entity, record_key, language, items: [{ path, source_print, ...saying }] };
  await callApi<SavedTranslations>("translations", { method: "PUT", json });
}

export async function suggestTranslation(
  text: string,
  language: Language,
): Promise<Suggestions["data"][number] & Pick<Suggestions, "service">> {
  const json = { language, texts: [text] };
  const { data, service } = await callApi<Suggestions>("translations/suggest", { method: "POST", json });
  return { ...(data[0] ?? { text, suggestion: null, from: null }), service };
}
