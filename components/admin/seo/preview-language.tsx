"use client";

import { useShownLanguage } from "@/components/admin/form/shown-language";
import { adminText } from "@/lib/i18n/admin-messages";
import { languages } from "@/lib/i18n/languages";

/** Chooses the language of a preview; it also follows the field that is typed in. */
export function PreviewLanguage() {
  const [shown, show] = useShownLanguage();
  return (
    <fieldset className="flex w-fit rounded-lg bg-sand-200 p-0.5">
      <legend className="sr-only">{adminText("seo.previewLanguage")}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={shown === language}
          onClick={() => show(language)}
          className="inline-flex min-h-8 min-w-12 items-center justify-center rounded-md px-2.5 font-semibold text-ink-soft text-xs uppercase aria-pressed:bg-white aria-pressed:text-ink aria-pressed:shadow-card"
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
}
