import { fallbackLanguage, isLanguage, type Language } from "./languages";

/** Holds the visitor's last language for a year. */
export const languageCookie = "userLanguage";

/** Set by the door for requests without a language prefix; what comes from outside under this name is dropped. */
export const countryHeader = "x-visitor-country";

const languageOfCountry: Record<string, Language> = { ID: "id", RU: "ru" };

/** The saved choice, else the country's language, else English. */
export function detectLanguage(savedChoice: string | undefined, country: string | null): Language {
  if (isLanguage(savedChoice)) return savedChoice;
  return languageOfCountry[country?.toUpperCase() ?? ""] ?? fallbackLanguage;
}
