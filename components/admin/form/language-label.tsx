import type { Language } from "@/lib/i18n/languages";

interface LanguageLabelProps {
  /** Of the field whose text in `language` the input holds. */
  label: string;
  language: Language;
  empty: boolean;
}

/** "EN" to the eye, "Nama (EN)" to a screen reader; a dot where there is no text yet. */
export function LanguageLabel({ label, language, empty }: LanguageLabelProps) {
  return (
    <>
      <span className="sr-only">{label} (</span>
      <span className="font-semibold text-ink-soft text-xs uppercase">{language}</span>
      <span className="sr-only">)</span>
      {empty && (
        <span
          aria-hidden="true"
          className="ml-1.5 inline-block size-1.5 rounded-full bg-coral-500 align-middle"
        />
      )}
    </>
  );
}
