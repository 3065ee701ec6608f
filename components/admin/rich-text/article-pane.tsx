"use client";

import { type Editor, EditorContent, useEditorState } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/i18n/languages";
import { countWords } from "./count-words";
import { type EditorEvents, useArticleEditor } from "./use-article-editor";
import { useArticleText } from "./use-article-text";

interface ArticlePaneProps extends EditorEvents {
  id: string;
  /** The path of its value in the form. */
  path: string;
  label: string;
  language: Language;
  required: boolean;
  isShown: boolean;
  /** Beside the other languages where there is room, whether it is the chosen one or not. */
  beside: boolean;
  onEditor: (language: Language, editor: Editor | null) => void;
}

function wordsOf(editor: Editor | null): number {
  const document = editor?.state.doc;
  return document ? countWords(document.textBetween(0, document.content.size, " ", " ")) : 0;
}

/** One language of an article: its text as the public page shows it, and how long it is. */
export function ArticlePane({ id, path, label, language, required, onEditor, ...props }: ArticlePaneProps) {
  const { isShown, beside, ...events } = props;
  const own = useRef<Editor | null>(null);
  const { error, ...text } = useArticleText({ path, language, required, editor: own });
  const editor = useArticleEditor({ ...text, ...events, label, language, invalid: error !== undefined });
  const words = useEditorState({ editor, selector: ({ editor: current }) => wordsOf(current) }) ?? 0;
  useEffect(() => {
    own.current = editor;
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
        <p aria-hidden="true" className="px-6 pt-4 font-semibold text-ink-soft text-sm max-xl:hidden">
          {languageNames[language]}
        </p>
      )}
      <EditorContent editor={editor} className="mx-auto w-full max-w-3xl grow px-4 py-5 sm:px-6" />
      {error && (
        <p role="alert" className="px-4 pb-2 font-medium text-alert-600 text-sm sm:px-6">
          {error}
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 border-line border-t px-4 py-2 text-ink-soft text-xs sm:px-6">
        <span className="tabular-nums">{adminText("editor.words", { count: words })}</span>
        <span className="max-lg:hidden">{adminText("editor.keys")}</span>
      </p>
    </div>
  );
}
