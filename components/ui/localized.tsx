import type { Language } from "@/lib/i18n/languages";
import { type LocalizedText, localize } from "@/lib/i18n/localized";
import { shorten } from "@/lib/shorten";

interface LocalizedProps {
  text: LocalizedText;
  language: Language;
  /** Letters after which it is cut between words. */
  most?: number;
}

/** A record's text in the page's language; where only the English one exists, marked as English (seo.md 11). */
export function Localized({ text, language, most }: LocalizedProps) {
  const whole = localize(text, language);
  const shown = most ? shorten(whole.text, most) : whole.text;
  return whole.language === language ? shown : <span lang={whole.language}>{shown}</span>;
}
