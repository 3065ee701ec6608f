"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { adminText } from "@/lib/i18n/admin-messages";
import { countWords } from "./count-words";

/** How long an article is. */
export function WordCount({ editor }: { editor: Editor }) {
  const count = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      countWords(state.doc.textBetween(0, state.doc.content.size, " ", " ")),
  });
  return <span>{adminText("editor.words", { count })}</span>;
}
