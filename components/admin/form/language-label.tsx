import type { Language } from "@/lib/i18n/languages";

interface LanguageLabelProps {
  language: Language;
  empty: boolean;
}

/** "EN", with a dot where there is no text yet. */
export function LanguageLabel({ language, empty }: LanguageLabelProps) {
  return (
    <>
      <span className="font-semibold text-ink-soft text-xs uppercase">{language}</span>
      {empty && (
        <span
          aria-hidden="true"
          className="ml-1.5 inline-block size-1.5 rounded-full bg-coral-500 align-middle"
        />
      )}
    </>
  );
}
