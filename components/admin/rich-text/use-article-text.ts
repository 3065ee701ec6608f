"use client";

import { useEffect } from "react";
import { useController } from "react-hook-form";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Language } from "@/lib/i18n/languages";

interface ArticleTextOptions {
  path: string;
  language: Language;
  required: boolean;
  /** Letters of its HTML at most. */
  limit?: number;
  /** The path of the text that it translates. */
  translationOf?: string;
}

/** One language's text in its form: enrolled, with what is wrong with it. */
export function useArticleText({ path, language, required, limit, translationOf }: ArticleTextOptions) {
  const { form, fields } = useRecordForm();
  const { field, fieldState } = useController({ control: form.control, name: path });
  useEffect(() => {
    const requiredError = adminText(`form.requiredTexts.${language}`);
    return fields.add({ path, required, requiredError, limit, translationOf });
  }, [fields, path, required, limit, translationOf, language]);
  return {
    value: typeof field.value === "string" ? field.value : "",
    error: fieldState.error?.message,
    onChange: field.onChange,
    onBlur: field.onBlur,
  };
}
