"use client";

import { type Editor, EditorContent, useEditorState } from "@tiptap/react";
import { useEffect } from "react";
import { useController } from "react-hook-form";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { classNames } from "@/components/ui/class-names";
import { countWords } from "@/lib/core/content/text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/core/i18n/languages";
import { type EditorEvents, useArticleEditor } from "./use-article-editor";

interface ArticleTextOptions {
  path: string;
  language: Language;
  required: boolean;
  limit?: number;
  translationOf?: string;
}

function useArticleText({ path, language, required, limit, translationOf }: ArticleTextOptions) {
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

function WordCount({ editor }: { editor: Editor }) {
  const count = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      countWords(state.doc.textBetween(0, state.doc.content.size, " ", " ")),
  });
  return <span>{adminText("editor.words", { count })}</span>;
}

interface ArticlePaneProps extends EditorEvents {
  id: string;
  path: string;
  label: string;
  language: Language;
  required: boolean;
  limit?: number;
  translationOf?: string;
  isShown: boolean;
  /** Shown side by side with the other languages on wide screens. */
  beside: boolean;
  onEditor: (language: Language, editor: Editor | null) => void;
}

export function ArticlePane({ id, path, label, language, required, onEditor, ...props }: ArticlePaneProps) {
  const { isShown, beside, limit, translationOf, ...events } = props;
  const { error, ...text } = useArticleText({ path, language, required, limit, translationOf });
  const editor = useArticleEditor({ ...text, ...events, label, language, invalid: error !== undefined });
  useEffect(() => {
    onEditor(language, editor);
    return () => onEditor(language, null);
  }, [language, editor, onEditor]);
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={`${id}-tab`}
      className={classNames("min-w-0 flex-col", isShown ? "flex" : "hidden", beside && "xl:flex")}
    >
      {beside && (
        <p aria-hidden="true" className="px-6 pt-4 font-semibold text-sm max-xl:hidden">
          <span
            className={classNames(
              "border-b-2 pb-1",
              isShown ? "border-coral-500" : "border-transparent text-ink-soft",
            )}
          >
            {languageNames[language]}
          </span>
        </p>
      )}
      <EditorContent
        editor={editor}
        data-field={path}
        className="mx-auto w-full max-w-3xl grow px-4 py-5 sm:px-6"
      />
      {error && (
        <p role="alert" className="px-4 pb-2 font-medium text-alert-600 text-sm sm:px-6">
          {error}
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 border-line border-t px-4 py-2 text-ink-soft text-xs sm:px-6">
        {editor && <WordCount editor={editor} />}
        <span className="max-lg:hidden">{adminText("editor.keys")}</span>
      </p>
    </div>
  );
}
