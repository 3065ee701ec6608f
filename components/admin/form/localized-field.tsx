"use client";

import { type ReactNode, useEffect, useId } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { classNames } from "@/lib/class-names";
import { valueAt } from "@/lib/forms/value-at";
import { fallbackLanguage, type Language, languages } from "@/lib/i18n/languages";
import { LanguageTabs } from "./language-tabs";
import { LocalizedInput } from "./localized-input";
import { type LocalizedShape, localizedPath } from "./localized-paths";
import { useRecordForm } from "./record-form-context";
import { useShownLanguage } from "./shown-language";

interface LocalizedFieldProps {
  name: string;
  label: string;
  /** The head of the item already says it: the label is for screen readers, and for narrow screens. */
  labelHidden?: boolean;
  /** `name.en`, or `title_en`. */
  shape: LocalizedShape;
  required?: readonly Language[];
  hint?: ReactNode;
  multiline?: boolean;
  rows?: number;
  /** A longer text can be typed, but not saved: nothing is cut off. */
  maxLength?: number;
  /** Counted from the first letter, not only near the limit. */
  counter?: boolean;
}

/** A text in every language: side by side where there is room, else one at a time. */
export function LocalizedField({ name, label, shape, required = [], hint, ...props }: LocalizedFieldProps) {
  const { labelHidden, maxLength, ...input } = props;
  const { form, revealers } = useRecordForm();
  const [, show] = useShownLanguage();
  const labelId = useId();
  const paths = languages.map((language) => localizedPath(name, shape, language));
  const watched: unknown[] = useWatch({ control: form.control, name: paths, exact: true });
  const texts = watched.map((text) => (typeof text === "string" ? text : ""));
  // A field that may stay empty lacks nothing until one language has a text.
  const wanted = required.length > 0 || texts.some((text) => text.trim());
  const lacks = (text = "") => wanted && !text.trim();
  const { errors } = useFormState({ control: form.control, name: paths, exact: true });
  useEffect(() => {
    const languageOf = (path: string) =>
      languages.find((language) => localizedPath(name, shape, language) === path);
    return revealers.add({
      covers: (path) => languageOf(path) !== undefined,
      show: (path) => show(languageOf(path) ?? fallbackLanguage),
    });
  }, [revealers, name, shape, show]);
  return (
    <fieldset aria-labelledby={labelId} className="@container grid min-w-0 gap-2">
      <div className={classNames("flex items-center justify-between gap-3", labelHidden && "@md:hidden")}>
        <p id={labelId} className="font-semibold text-sm">
          {label}
        </p>
        <LanguageTabs
          label={label}
          empty={languages.filter((_, index) => lacks(texts[index]))}
          wrong={languages.filter((_, index) => valueAt(errors, paths[index] ?? "") !== undefined)}
        />
      </div>
      <div className="grid min-w-0 @md:grid-cols-3 gap-x-3 gap-y-4">
        {languages.map((language, index) => (
          <LocalizedInput
            key={language}
            {...input}
            name={name}
            shape={shape}
            language={language}
            label={label}
            required={required.includes(language)}
            limit={maxLength}
            lacking={lacks(texts[index])}
            text={texts[index] ?? ""}
            english={texts[languages.indexOf(fallbackLanguage)] ?? ""}
          />
        ))}
      </div>
      {hint && <p className="text-ink-soft text-xs">{hint}</p>}
    </fieldset>
  );
}
