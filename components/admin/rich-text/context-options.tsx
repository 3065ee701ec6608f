"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ImageOptions } from "./image-options";
import { TableOptions } from "./table-options";

/** Tools for what the cursor is in, where that has any. */
export function ContextOptions({ editor }: { editor: Editor }) {
  const { inTable, alt } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      inTable: current.isActive("table"),
      alt: current.isActive("image") ? String(current.getAttributes("image").alt ?? "") : null,
    }),
  });
  return (
    <>
      {inTable && <TableOptions editor={editor} />}
      {alt !== null && <ImageOptions editor={editor} alt={alt} />}
    </>
  );
}
