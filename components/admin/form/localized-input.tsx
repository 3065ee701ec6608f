"use client";

import { adminText } from "@/lib/i18n/admin-messages";
import { fallbackLanguage, type Language } from "@/lib/i18n/languages";
import { FieldFrame } from "./field-frame";
import { FillFromEnglish } from "./fill-from-english";
import { LanguageLabel } from "./language-label";
import { type LocalizedShape, localizedPath } from "./localized-paths";
import { useShownLanguage } from "./shown-language";
import { TextCounter } from "./text-counter";
import { TextInput } from "./text-input";
import { useField } from "./use-field";

interface LocalizedInputProps {
  name: string;
  shape: LocalizedShape;
  language: Language;
  /** Of the whole field; the input is named by it and its language. */
  label: string;
  required: boolean;
  multiline?: boolean;
  rows?: number;
  limit?: number;
  /** Whether the letters are counted from the first one. */
  counter?: boolean;
  /** There should be a text. */
  lacking: boolean;
  text: string;
  english: string;
}

/** One language of a localized field. */
export function LocalizedInput({
  name,
  shape,
  language,
  label,
  required,
  limit,
  ...props
}: LocalizedInputProps) {
  const { lacking, text, english, counter, ...input } = props;
  const path = localizedPath(name, shape, language);
  const original = localizedPath(name, shape, fallbackLanguage);
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
      label={<LanguageLabel language={language} empty={lacking} />}
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
