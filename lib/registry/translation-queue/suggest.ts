import "server-only";
import { db } from "../../core/db";
import type { TargetLanguage } from "../../core/translations/schema";
import { textPrint } from "../../core/translations/texts";
import type { Suggestions } from "./schema";
import { isServiceOn, translateTexts } from "./translate-service";

async function readMemory(prints: readonly string[], language: TargetLanguage): Promise<Map<string, string>> {
  const rows = await db().$queryRaw<{ print: string; target: string }[]>`
    SELECT DISTINCT ON (source_print) encode(source_print, 'hex') AS print, target
    FROM translation_pair JOIN unnest(${[...prints]}::text[]) AS asked(print) ON source_print = decode(asked.print, 'hex')
    WHERE language = ${language} AND origin NOT IN ('stale', 'machine') AND target IS NOT NULL
    ORDER BY source_print, created_at DESC`;
  return new Map(rows.map(({ print, target }) => [print, target]));
}

/** Suggests translations of English texts: earlier ones of staff first, then those of a service. Stores nothing. */
export async function suggestTranslations(
  texts: readonly string[],
  language: TargetLanguage,
): Promise<Suggestions> {
  const prints = texts.map(textPrint);
  const memory = await readMemory(prints, language);
  const unknown = texts.filter((_, index) => !memory.has(prints[index] ?? ""));
  const asks = unknown.length > 0 && isServiceOn();
  const translated = asks ? await translateTexts(unknown, language) : null;
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
