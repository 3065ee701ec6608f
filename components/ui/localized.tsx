import { type LocalizedText, localize } from "@/lib/core/content/localized-text";
import { shorten } from "@/lib/core/content/text";
import type { Language } from "@/lib/core/i18n/languages";

interface LocalizedProps {
  text: LocalizedText;
  language: Language;
  /** The maximum length in letters. The text is cut between words. */
  most?: number;
  /** True for headings, where a line break at a hyphen stands out. */
  unbroken?: boolean;
}

/** Shows a text in the page's language, or the English one, marked as English. */
export function Localized({ text, language, most, unbroken = false }: LocalizedProps) {
  const whole = localize(text, language);
  const cut = most ? shorten(whole.text, most) : whole.text;
  const shown = unbroken ? <Unbroken text={cut} /> : cut;
  return whole.language === language ? shown : <span lang={whole.language}>{shown}</span>;
}

/** The maximum of letters of a word that fits any line. */
const longest = 12;

/** Keeps short hyphenated words, such as "Пхи-Пхи", on one line. */
export function Unbroken({ text }: { text: string }) {
  const found = /^(.*?)(\S+-\S+)(.*)$/s.exec(text);
  if (!found) return text;
  const [, before, word = "", after = ""] = found;
  return (
    <>
      {before}
      {word.length > longest ? word : <span className="whitespace-nowrap">{word}</span>}
      <Unbroken text={after} />
    </>
  );
}
