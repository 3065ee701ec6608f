import type { Language } from "@/lib/i18n/languages";
import { type LocalizedText, localize } from "@/lib/i18n/localized";

/** A record's text in the page's language; where only the English one exists, marked as English (seo.md 11). */
export function Localized({ text, language }: { text: LocalizedText; language: Language }) {
  const shown = localize(text, language);
  return shown.language === language ? shown.text : <span lang={shown.language}>{shown.text}</span>;
}
