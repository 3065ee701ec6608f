import type { Language } from "@/lib/i18n/languages";

/** Marks a language in which a text is missing; the form's legend says so. */
export function MissingDot() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-1.5 shrink-0 rounded-full bg-coral-500 align-middle"
    />
  );
}

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
        <span className="ml-1.5">
          <MissingDot />
        </span>
      )}
    </>
  );
}
