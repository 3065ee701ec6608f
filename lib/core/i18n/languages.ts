// One table per property, not per language, so that a script contains only the properties that it reads.

/** Languages of the public site, in the order in which the header's button cycles. */
export const languages = ["id", "en", "ru"] as const;

export type Language = (typeof languages)[number];

/** The language of missing texts and of unknown visitors. */
export const fallbackLanguage = "en" satisfies Language;

export const languageNames: Record<Language, string> = {
  id: "Bahasa Indonesia",
  en: "English",
  ru: "Русский",
};

export const numberLocales: Record<Language, string> = { id: "id-ID", en: "en-US", ru: "ru-RU" };

/** English days are written with the day before the month. */
export const dayLocales: Record<Language, string> = { id: "id-ID", en: "en-GB", ru: "ru-RU" };

export const openGraphLocales: Record<Language, string> = { id: "id_ID", en: "en_US", ru: "ru_RU" };

export const flagCountries: Record<Language, string> = { id: "ID", en: "GB", ru: "RU" };

/** The countries whose visitors get the language first. */
export const countries: Record<Language, readonly string[]> = { id: ["ID"], en: [], ru: ["RU"] };

/** The currency of approximate prices. */
export const languageCurrencies: Record<Language, string> = { id: "IDR", en: "USD", ru: "RUB" };

/** The web fonts of every page. Digits and brand names are Latin in every language. */
export const alphabets: Record<Language, readonly ("latin" | "cyrillic")[]> = {
  id: ["latin"],
  en: ["latin"],
  ru: ["latin", "cyrillic"],
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && (languages as readonly string[]).includes(value);
}

/** The language that follows in the cycle of the header's button, by default in that of all languages. */
export function nextLanguage(language: Language, cycle: readonly Language[] = languages): Language {
  return cycle[(cycle.indexOf(language) + 1) % cycle.length] ?? fallbackLanguage;
}

export function byLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<
    Language,
    Value
  >;
}

/** Holds the visitor's last language for a year. */
export const languageCookie = "userLanguage";

/** The languages that drivers and guides read, whatever the guests read. */
export const crewLanguages = ["id", "en"] as const satisfies readonly Language[];

export type CrewLanguage = (typeof crewLanguages)[number];
