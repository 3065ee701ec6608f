import type { Language } from "@/lib/i18n/languages";
import { type LocalizedText, localize } from "@/lib/i18n/localized";
import { shorten } from "@/lib/shorten";
import { Unbroken } from "./unbroken";

interface LocalizedProps {
  text: LocalizedText;
  language: Language;
  /** Letters after which it is cut between words. */
  most?: number;
  /** True in large letters, where a word broken at its hyphen is seen. */
  unbroken?: boolean;
}

/** A record's text in the page's language; where only the English one exists, marked as English. */
export function Localized({ text, language, most, unbroken = false }: LocalizedProps) {
  const whole = localize(text, language);
  const cut = most ? shorten(whole.text, most) : whole.text;
  const shown = unbroken ? <Unbroken text={cut} /> : cut;
  return whole.language === language ? shown : <span lang={whole.language}>{shown}</span>;
}
