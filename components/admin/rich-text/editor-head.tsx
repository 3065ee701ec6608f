"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type ChangeEvent, useRef } from "react";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/i18n/languages";
import { ArticleTabs } from "./article-tabs";
import { EditorToolbar } from "./editor-toolbar";
import { ImageOptions } from "./image-options";
import { TableOptions } from "./table-options";
import { UploadStrip } from "./upload-strip";
import type { ImageUpload } from "./use-image-uploads";
import { ViewSwitch } from "./view-switch";

interface EditorHeadProps {
  id: string;
  name: string;
  active: Language;
  editor: Editor | null;
  uploads: ImageUpload[];
  sideBySide: boolean;
  onChoose: (language: Language) => void;
  onSideBySide: (sideBySide: boolean) => void;
  onLink: () => void;
  onPictures: (files: File[]) => void;
}

/** Languages and tools of an article; they stay in view while a long text is written. */
export function EditorHead({ editor, active, uploads, sideBySide, onPictures, ...head }: EditorHeadProps) {
  const files = useRef<HTMLInputElement>(null);
  const around = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      table: current?.isActive("table") ?? false,
      image: current?.isActive("image") ? String(current.getAttributes("image").alt ?? "") : null,
    }),
  });
  const handleFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPictures([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  };
  const language = languageNames[active];
  return (
    <div className="sticky top-14 z-20 rounded-t-card border-line border-b bg-white">
      <div className="flex items-center justify-between gap-3 overflow-hidden rounded-t-card border-line border-b bg-sand-50 px-1.5">
        <div className={sideBySide ? "xl:invisible" : undefined}>
          <ArticleTabs id={head.id} name={head.name} active={active} onChoose={head.onChoose} />
        </div>
        <ViewSwitch sideBySide={sideBySide} onChange={head.onSideBySide} />
      </div>
      {editor && (
        <EditorToolbar
          editor={editor}
          label={adminText("editor.toolbarFor", { language })}
          onLink={head.onLink}
          onImage={() => files.current?.click()}
        />
      )}
      <input ref={files} type="file" accept="image/*" multiple hidden onChange={handleFiles} />
      {editor && around?.table && <TableOptions editor={editor} />}
      {editor && typeof around?.image === "string" && <ImageOptions editor={editor} alt={around.image} />}
      <UploadStrip uploads={uploads} />
    </div>
  );
}
