"use client";

import { type ReactNode, useEffect, useId, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useVisitorLanguages } from "@/components/admin/operator-settings";
import { classNames } from "@/components/ui/class-names";
import { valueAt } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { fallbackLanguage, type Language, languages } from "@/lib/core/i18n/languages";
import { mainLanguage } from "@/lib/core/i18n/shown-languages";
import { FieldFrame, TextCounter, TextInput, useField } from "./field-frame";
import { useRecordForm, useShownLanguage } from "./record-form-context";

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

function LanguageLabel({ language, empty }: LanguageLabelProps) {
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

interface FillFromEnglishProps {
  path: string;
  text: string;
  english: string;
}

/** Copies the English text into an empty translation, and undoes the copy while it is unchanged. */
function FillFromEnglish({ path, text, english }: FillFromEnglishProps) {
  const { form } = useRecordForm();
  const [filled, setFilled] = useState<string | null>(null);
  const undoes = filled !== null && text === filled;
  if (!undoes && (text.trim() || !english.trim())) return null;
  const handleClick = () => {
    const next = undoes ? "" : english;
    setFilled(undoes ? null : english);
    form.setValue(path, next, { shouldDirty: true });
    form.clearErrors(path);
  };
  return (
    <button
      type="button"
      onClick={handleClick}
      className="-my-1 min-h-6 shrink-0 rounded px-1 font-semibold text-sea-700 text-xs underline-offset-2 hover:text-sea-900 hover:underline"
    >
      {adminText(undoes ? "form.fillUndo" : "form.fillFromEnglish")}
    </button>
  );
}

interface LocalizedInputProps {
  name: string;
  language: Language;
  /** The label of the whole field. Each input is named by the label and its language. */
  label: string;
  required: boolean;
  multiline?: boolean;
  rows?: number;
  limit?: number;
  counter?: boolean;
  missing: boolean;
  text: string;
  english: string;
}

function LocalizedInput({ name, language, label, required, limit, ...props }: LocalizedInputProps) {
  const { missing, text, english, counter, ...input } = props;
  const path = `${name}.${language}`;
  const original = `${name}.${fallbackLanguage}`;
  const translates = language !== fallbackLanguage;
  const { registration, error } = useField({
    path,
    required,
    limit,
    requiredError: adminText(`form.requiredTexts.${language}`),
    translationOf: translates ? original : undefined,
  });
  const [shown] = useShownLanguage();
  return (
    <FieldFrame
      label={<LanguageLabel language={language} empty={missing} />}
      required={required}
      error={error}
      className={shown === language ? undefined : "@max-md:hidden"}
      action={translates && <FillFromEnglish path={path} text={text} english={english} />}
      counter={limit && <TextCounter count={text.length} limit={limit} always={counter} />}
    >
      {(control) => (
        <TextInput
          {...input}
          control={control}
          registration={registration}
          lang={language}
          aria-label={`${label} (${language.toUpperCase()})`}
        />
      )}
    </FieldFrame>
  );
}

interface LanguageTabsProps {
  label: string;
  empty: Language[];
  wrong: Language[];
}

function LanguageTabs({ label, empty, wrong }: LanguageTabsProps) {
  const [shown, show] = useShownLanguage();
  return (
    <fieldset className="flex @md:hidden flex-wrap rounded-lg bg-sand-200 p-0.5">
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

interface LocalizedFieldProps {
  name: string;
  label: string;
  /** Hides the label on wide screens, because the item's head already names the field. */
  labelHidden?: boolean;
  required?: readonly Language[];
  hint?: ReactNode;
  multiline?: boolean;
  rows?: number;
  /** A longer text can be typed but not saved, so that nothing is cut off. */
  maxLength?: number;
  counter?: boolean;
}

export function LocalizedField({ name, label, required = [], hint, ...props }: LocalizedFieldProps) {
  const { labelHidden, maxLength, ...input } = props;
  const { form, revealers } = useRecordForm();
  const [, show] = useShownLanguage();
  const labelId = useId();
  const paths = languages.map((language) => `${name}.${language}`);
  const watched: unknown[] = useWatch({ control: form.control, name: paths, exact: true });
  const texts = watched.map((text) => (typeof text === "string" ? text : ""));
  // In an optional field a translation is missing only if another language has a text.
  const wanted = required.length > 0 || texts.some((text) => text.trim());
  const shown = useVisitorLanguages();
  const isMissing = (language: Language, text = "") => wanted && shown.includes(language) && !text.trim();
  const main = mainLanguage(shown);
  // Without English for visitors, the text of the main language is required, which English follows.
  const isRequired = (language: Language) =>
    required.includes(language === main ? fallbackLanguage : language) && shown.includes(language);
  const { errors } = useFormState({ control: form.control, name: paths, exact: true });
  useEffect(() => {
    const languageOf = (path: string) => languages.find((language) => `${name}.${language}` === path);
    return revealers.add({
      covers: (path) => languageOf(path) !== undefined,
      show: (path) => show(languageOf(path) ?? fallbackLanguage),
    });
  }, [revealers, name, show]);
  return (
    <fieldset aria-labelledby={labelId} className="@container grid min-w-0 gap-2">
      <div
        className={classNames(
          "flex flex-wrap items-center justify-between gap-x-3 gap-y-1",
          labelHidden && "@md:hidden",
        )}
      >
        <p id={labelId} className="font-semibold text-sm">
          {label}
        </p>
        <LanguageTabs
          label={label}
          empty={languages.filter((language, index) => isMissing(language, texts[index]))}
          wrong={languages.filter((_, index) => valueAt(errors, paths[index] ?? "") !== undefined)}
        />
      </div>
      <div className="grid min-w-0 @md:auto-cols-fr @md:grid-flow-col grid-cols-1 gap-x-3 gap-y-4">
        {languages.map((language, index) => (
          <LocalizedInput
            key={language}
            {...input}
            name={name}
            language={language}
            label={label}
            required={isRequired(language)}
            limit={maxLength}
            missing={isMissing(language, texts[index])}
            text={texts[index] ?? ""}
            english={texts[languages.indexOf(fallbackLanguage)] ?? ""}
          />
        ))}
      </div>
      {hint && <p className="text-ink-soft text-xs">{hint}</p>}
    </fieldset>
  );
}
