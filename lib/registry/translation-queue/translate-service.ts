import "server-only";
import { z } from "zod";
import { env } from "../../core/env";
import type { Language } from "../../core/i18n/languages";
import { log } from "../../core/log";

const patience = 5_000;

interface Service {
  url: (key: string) => string;
  headers: (key: string) => Record<string, string>;
  body: (texts: readonly string[], from: Language, language: Language, key: string) => object;
  read: (answer: unknown) => string[];
}

const deepl = z.object({ translations: z.array(z.object({ text: z.string() })) });
const libretranslate = z.object({ translatedText: z.array(z.string()) });

const services: Record<"deepl" | "libretranslate", Service> = {
  deepl: {
    // Keys of the free plan end with `:fx` and need another host.
    url: (key) =>
      `${env().TRANSLATE_URL ?? `https://api${key.endsWith(":fx") ? "-free" : ""}.deepl.com`}/v2/translate`,
    headers: (key) => ({ Authorization: `DeepL-Auth-Key ${key}` }),
    body: (texts, from, language) => ({
      text: texts,
      source_lang: from.toUpperCase(),
      // The service has no English without a country.
      target_lang: language === "en" ? "EN-GB" : language.toUpperCase(),
    }),
    read: (answer) => deepl.parse(answer).translations.map(({ text }) => text),
  },
  libretranslate: {
    url: () => `${env().TRANSLATE_URL}/translate`,
    headers: () => ({}),
    body: (texts, from, language, key) => ({
      q: texts,
      source: from,
      target: language,
      format: "text",
      ...(key && { api_key: key }),
    }),
    read: (answer) => libretranslate.parse(answer).translatedText,
  },
};

export function isServiceOn(): boolean {
  return env().TRANSLATE_PROVIDER !== undefined;
}

/** Translates with the configured service; null if there is none or it does not answer. */
export async function translateTexts(
  texts: readonly string[],
  from: Language,
  language: Language,
): Promise<string[] | null> {
  const { TRANSLATE_PROVIDER, TRANSLATE_KEY = "" } = env();
  if (!TRANSLATE_PROVIDER) return null;
  const { url, headers, body, read } = services[TRANSLATE_PROVIDER];
  try {
    const response = await fetch(url(TRANSLATE_KEY), {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers(TRANSLATE_KEY) },
      body: JSON.stringify(body(texts, from, language, TRANSLATE_KEY)),
      signal: AbortSignal.timeout(patience),
      redirect: "error",
    });
    if (!response.ok) throw new Error(`The translation service responded with status ${response.status}.`);
    const translated = read(await response.json());
    if (translated.length !== texts.length)
      throw new Error("The translation service returned another number of texts.");
    return translated;
  } catch (error) {
    log().warn(
      { err: error, provider: TRANSLATE_PROVIDER },
      "no suggestion came from the translation service",
    );
    return null;
  }
}
