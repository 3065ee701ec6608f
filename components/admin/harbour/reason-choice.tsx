"use client";

import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { type ClosureReason, closureReasons } from "@/lib/tours/closures/closure";

export type ReasonTexts = Record<Language, string>;

interface ReasonChoiceProps {
  reason: ClosureReason;
  texts: ReasonTexts;
  error?: string;
  onReason: (reason: ClosureReason) => void;
  onTexts: (texts: ReasonTexts) => void;
}

/** The reason, and the sentence that visitors read in each language, which staff may change. */
export function ReasonChoice({ reason, texts, error, onReason, onTexts }: ReasonChoiceProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 font-semibold">{adminText("harbour.reason")}</legend>
      <div className="grid grid-cols-3 gap-2">
        {closureReasons.map((each) => (
          <label
            key={each}
            className="flex min-h-14 cursor-pointer items-center justify-center rounded-xl border-2 border-line bg-white px-1 text-center font-semibold text-sm leading-tight sm:text-base transition-colors has-checked:border-sea-900 has-checked:bg-sea-900 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-sea-600 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="reason"
              value={each}
              checked={reason === each}
              onChange={() => onReason(each)}
              className="sr-only"
            />
            {adminText(`harbour.reasons.${each}`)}
          </label>
        ))}
      </div>
      <details
        open={reason === "other" || error !== undefined}
        className="rounded-xl border border-line bg-white"
      >
        <summary className="list-item min-h-12 cursor-pointer content-center px-4 font-medium">
          {adminText("harbour.texts")}
        </summary>
        <div className="grid gap-3 px-4 pb-4">
          {languages.map((language) => (
            <label key={language} className="grid gap-1 text-sm">
              {adminText("harbour.textOf", { language: adminText(`dashboard.language.${language}`) })}
              <textarea
                lang={language}
                rows={2}
                maxLength={300}
                value={texts[language]}
                aria-invalid={language === "en" && error !== undefined}
                onChange={(event) => onTexts({ ...texts, [language]: event.target.value })}
                className="field-sizing-content min-h-12 rounded-lg border border-sand-500 bg-white px-3 py-2.5 text-base"
              />
            </label>
          ))}
        </div>
      </details>
      {error && <p className="font-medium text-alert-600 text-sm">{error}</p>}
    </fieldset>
  );
}
