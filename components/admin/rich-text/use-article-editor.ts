"use client";

import type { Editor } from "@tiptap/core";
import { useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef } from "react";
import { notifyInfo } from "@/components/admin/notify";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Language } from "@/lib/i18n/languages";
import { cleanPaste } from "./clean-paste";
import { articleExtensions } from "./extensions";
import { incomingPictures } from "./incoming-pictures";
import { writeArticle } from "./write-article";

export interface EditorEvents {
  onLink: (editor: Editor) => void;
  /** The way from the text to its tools without a mouse. */
  onTools: () => void;
  onPictures: (editor: Editor, files: File[], position?: number) => void;
  onFocus: () => void;
}

interface ArticleEditorOptions extends EditorEvents {
  language: Language;
  label: string;
  value: string;
  invalid: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
}

function cleaned(html: string): string {
  const { html: kept, dropped } = cleanPaste(html, window.location.origin);
  if (dropped > 0) notifyInfo(adminText("editor.foreign", { count: dropped }));
  return kept;
}

/** One language's article in an editor that yields what the server stores. */
export function useArticleEditor(options: ArticleEditorOptions): Editor | null {
  const { language, label, value, invalid } = options;
  const latest = useRef(options);
  latest.current = options;
  const written = useRef(value);
  const own = useRef<Editor | null>(null);
  const extensions = useMemo(() => articleExtensions(adminText("editor.placeholder")), []);
  const editorProps = useMemo(() => {
    const take = (data: DataTransfer | null, position?: number) => {
      const files = incomingPictures(data);
      if (files.length === 0 || !own.current) return false;
      latest.current.onPictures(own.current, files, position);
      return true;
    };
    return {
      attributes: {
        "aria-label": label,
        "aria-multiline": "true",
        "aria-invalid": String(invalid),
        role: "textbox",
        lang: language,
        class: "prose",
      },
      transformPastedHTML: cleaned,
      handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => take(clipboardData),
      handleDrop: (_: unknown, { dataTransfer, clientX, clientY }: DragEvent) =>
        take(dataTransfer, own.current?.view.posAtCoords({ left: clientX, top: clientY })?.pos),
      handleKeyDown: (_: unknown, event: KeyboardEvent) => {
        const isLink = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
        const isTools = event.key === "F10" && event.altKey;
        if (isLink && own.current) latest.current.onLink(own.current);
        if (isTools) latest.current.onTools();
        return isLink || isTools;
      },
    };
  }, [label, language, invalid]);
  const editor = useEditor({
    extensions,
    editorProps,
    content: value,
    immediatelyRender: false,
    injectCSS: false,
    onUpdate: ({ editor: current }) => {
      written.current = writeArticle(current.getJSON());
      latest.current.onChange(written.current);
    },
    onFocus: () => latest.current.onFocus(),
    onBlur: () => latest.current.onBlur(),
  });
  own.current = editor;
  useEffect(() => {
    // A draft that is taken up, or the stored article after a conflict.
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
