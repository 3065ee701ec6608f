"use client";

import type { Editor } from "@tiptap/core";
import { type RefObject, useEffect } from "react";
import { useController } from "react-hook-form";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/i18n/languages";

interface ArticleTextOptions {
  path: string;
  language: Language;
  required: boolean;
  /** Where the cursor goes when the form leads to this text. */
  editor: RefObject<Editor | null>;
}

/** One language's text in its form: enrolled, with what is wrong with it. */
export function useArticleText({ path, language, required, editor }: ArticleTextOptions) {
  const { form, fields } = useRecordForm();
  const { field, fieldState } = useController({ control: form.control, name: path });
  const { ref } = field;
  useEffect(() => {
    const requiredError = adminText("form.requiredLanguageError", { language: languageNames[language] });
    return fields.add({ path, required, requiredError });
  }, [fields, path, required, language]);
  useEffect(() => ref({ focus: () => editor.current?.commands.focus() }), [ref, editor]);
  return {
    value: typeof field.value === "string" ? field.value : "",
    error: fieldState.error?.message,
    onChange: field.onChange,
    onBlur: field.onBlur,
  };
}
