"use client";

import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languages } from "@/lib/i18n/languages";
import { useShownLanguage } from "./shown-language";

interface LanguageTabsProps {
  label: string;
  /** Languages whose text is empty. */
  empty: Language[];
  /** Languages whose text has an error. */
  wrong: Language[];
}

/** Chooses the language where there is no room for all; a dot marks those without text. */
export function LanguageTabs({ label, empty, wrong }: LanguageTabsProps) {
  const [shown, show] = useShownLanguage();
  return (
    <fieldset className="flex @md:hidden rounded-lg bg-sand-200 p-0.5">
      <legend className="sr-only">{adminText("form.languagesOf", { label })}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={shown === language}
          onClick={() => show(language)}
          className="inline-flex min-h-8 min-w-12 items-center justify-center gap-1.5 rounded-md px-2.5 font-semibold text-ink-soft text-xs uppercase aria-pressed:bg-white aria-pressed:text-ink aria-pressed:shadow-card"
        >
          {language}
          {(empty.includes(language) || wrong.includes(language)) && (
            <>
              <span
                aria-hidden="true"
                className={classNames(
                  "size-1.5 rounded-full",
                  wrong.includes(language) ? "bg-alert-600" : "bg-coral-500",
                )}
              />
              <span className="sr-only">
                {wrong.includes(language) ? adminText("form.errorTitle") : adminText("form.languageEmpty")}
              </span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
