import { type Language, languageNames, nextLanguage } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { Flag } from "./flag";
import { LanguageLink } from "./language-link";

interface LanguageButtonProps {
  language: Language;
  alternates: Record<Language, string>;
}

/** The header's button: shows the current language's flag and code, leads to the next one (id, en, ru, id). */
export function LanguageButton({ language, alternates }: LanguageButtonProps) {
  const next = nextLanguage(language);
  const code = language.toUpperCase();
  const label = `${code}. ${translate(language)("header.switchTo", { language: languageNames[next] })}`;
  return (
    <LanguageLink
      language={next}
      href={alternates[next]}
      label={label}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-sm hover:bg-current/10"
    >
      <Flag language={language} />
      {code}
    </LanguageLink>
  );
}
