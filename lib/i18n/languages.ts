/** Languages of the public site, in the order in which the header's button cycles. */
export const languages = ["id", "en", "ru"] as const;

export type Language = (typeof languages)[number];

/** Texts fall back to this language, and unknown visitors get it. */
export const fallbackLanguage = "en" satisfies Language;

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  id: "Bahasa Indonesia",
  en: "English",
  ru: "Русский",
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && (languages as readonly string[]).includes(value);
}

/** The language the header's button leads to: id → en → ru → id. */
export function nextLanguage(language: Language): Language {
  return languages[(languages.indexOf(language) + 1) % languages.length] ?? fallbackLanguage;
}

/** A value for each language, as `valueIn` makes it. */
export function byLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<
    Language,
    Value
  >;
}

/** Holds the visitor's last language for a year. */
export const languageCookie = "userLanguage";
