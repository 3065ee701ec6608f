"use client";

import type { KeyboardEvent } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { localizedPath } from "@/components/admin/form/localized-paths";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { classNames } from "@/lib/class-names";
import { valueAt } from "@/lib/forms/value-at";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/i18n/languages";

interface ArticleTabsProps {
  /** Of the article: its panels are named after it. */
  id: string;
  name: string;
  active: Language;
  onChoose: (language: Language) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The languages of an article; each says when it has none yet. */
export function ArticleTabs({ id, name, active, onChoose }: ArticleTabsProps) {
  const { form } = useRecordForm();
  const paths = languages.map((language) => localizedPath(name, "flat", language));
  const texts: unknown[] = useWatch({ control: form.control, name: paths, exact: true });
  const { errors } = useFormState({ control: form.control, name: paths, exact: true });
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const count = languages.length;
    const next = step && languages[(languages.indexOf(active) + step + count) % count];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`${id}-${next}-tab`)?.focus();
  };
  return (
    <div role="tablist" aria-label={adminText("editor.languages")} onKeyDown={handleKey} className="flex">
      {languages.map((language, index) => {
        const isMissing = !texts[index];
        const isWrong = valueAt(errors, paths[index] ?? "") !== undefined;
        return (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}-${language}-tab`}
            aria-selected={language === active}
            aria-controls={`${id}-${language}`}
            tabIndex={language === active ? 0 : -1}
            onClick={() => onChoose(language)}
            className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-soft text-sm -outline-offset-3 hover:text-ink aria-selected:border-coral-500 aria-selected:text-ink sm:px-4"
          >
            {languageNames[language]}
            {(isMissing || isWrong) && (
              <>
                <span
                  aria-hidden="true"
                  title={adminText("editor.missing")}
                  className={classNames("size-1.5 rounded-full", isWrong ? "bg-alert-600" : "bg-coral-500")}
                />
                <span className="sr-only">
                  {isWrong ? adminText("form.errorTitle") : adminText("form.languageEmpty")}
                </span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
