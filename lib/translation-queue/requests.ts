import { callApi } from "../api/client";
import type { TargetLanguage } from "../translations/schema";
import type { OpenTranslationRow, SavedTranslations, Suggestions } from "./schema";

type Named = Pick<OpenTranslationRow, "entity" | "record_key" | "language" | "path" | "source_print">;

/** What somebody says of one text: another translation, or that the one which stands there is right. */
export type Saying = { target: string; machine?: true } | { confirm: true };

/** Throws an `ApiError` with the reason where it is not saved. */
export async function saveTranslation(
  { entity, record_key, language, path, source_print }: Named,
  saying: Saying,
): Promise<void> {
  const json = { entity, record_key, language, items: [{ path, source_print, ...saying }] };
  await callApi<SavedTranslations>("translations", { method: "PUT", json });
}

/** A translation from what staff wrote before, or from a service. */
export async function suggestTranslation(
  text: string,
  language: TargetLanguage,
): Promise<Suggestions["data"][number] & Pick<Suggestions, "service">> {
  const json = { language, texts: [text] };
  const { data, service } = await callApi<Suggestions>("translations/suggest", { method: "POST", json });
  return { ...(data[0] ?? { text, suggestion: null, from: null }), service };
}
