"use client";

import { type Editor, Extension } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Placeholder } from "@tiptap/extensions";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useMemo, useRef } from "react";
import { notifyInfo } from "@/components/admin/toasts";
import { linkedTourId } from "@/lib/blogs/tour-blocks";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Language } from "@/lib/core/i18n/languages";
import { isArticleLink } from "./article-link";
import { cleanPaste } from "./clean-paste";
import { writeArticle } from "./write-article";

/** Returns whether pages show the paragraph as the card of a tour: all its text is one link to a tour's page. */
function isTourBlock(node: Node): boolean {
  if (node.type.name !== "paragraph" || node.childCount === 0) return false;
  const links = new Set<string>();
  node.forEach(({ marks }) => {
    const link = marks.find(({ type }) => type.name === "link");
    links.add(link ? String(link.attrs.href) : "");
  });
  const [href = "", ...others] = links;
  return others.length === 0 && linkedTourId(href) !== null;
}

function markBlocks(document: Node): DecorationSet {
  const marks: Decoration[] = [];
  document.forEach((node, at) => {
    if (isTourBlock(node)) marks.push(Decoration.node(at, at + node.nodeSize, { class: "tour-block" }));
  });
  return DecorationSet.create(document, marks);
}

/** Shows in the editor which paragraphs become cards of tours. The text of the article stays as it is. */
const TourBlockMark = Extension.create({
  name: "tourBlockMark",
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => markBlocks(doc) } })],
});

const storedPictures = 'img[src^="/storage/"]';

/** Accepts only pictures of this site's store. */
const StoredPicture = Image.extend({
  parseHTML: () => [{ tag: storedPictures }],
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: "" },
      width: { default: null },
      height: { default: null },
    };
  },
});

/** A table is as wide as its content, as on the public page. */
const PlainTable = Table.extend({ renderHTML: () => ["table", ["tbody", 0]] });

/** The editor's schema, which is exactly what the server's sanitizer keeps (lib/core/content/article-html.ts). */
function articleExtensions(placeholder: string) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: "https",
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: isArticleLink,
      },
    }),
    StoredPicture,
    PlainTable.configure({ View: null }),
    TableRow,
    TableHeader,
    TableCell,
    TourBlockMark,
    Placeholder.configure({ placeholder }),
  ];
}

/** Ignores pictures next to text, because Word adds a picture of the copied text. */
function incomingPictures(data: DataTransfer | null): File[] {
  if (!data || data.types.includes("text/plain")) return [];
  return [...data.files].filter(({ type }) => type.startsWith("image/"));
}

export interface EditorEvents {
  onLink: (editor: Editor) => void;
  /** Moves the focus from the text to its tools without a mouse. */
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

/** Creates the editor of one language. It writes the HTML that the server stores. */
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
    // The value was changed from outside, by a draft or a merge after a conflict.
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
