"use client";

import type { Editor } from "@tiptap/core";
import { type ChangeEvent, useRef } from "react";
import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/i18n/languages";
import { ArticleTabs } from "./article-tabs";
import { ContextOptions } from "./context-options";
import { EditorToolbar } from "./editor-toolbar";
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

/** Languages and tools of an article; they stay in view while a long text is written, on narrow screens the tools alone. */
export function EditorHead({ editor, active, uploads, sideBySide, onPictures, ...head }: EditorHeadProps) {
  const files = useRef<HTMLInputElement>(null);
  const handleFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPictures([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  };
  const language = languageNames[active];
  return (
    <div
      className={classNames(
        "sticky top-18 z-10 border-line border-b bg-white sm:rounded-t-card",
        sideBySide ? "xl:top-0 xl:rounded-none" : "xl:top-14",
      )}
    >
      <div className="flex items-center justify-between gap-3 overflow-hidden sm:rounded-t-[inherit] border-line border-b bg-sand-50 px-1.5">
        <div className={sideBySide ? "xl:invisible" : undefined}>
          <ArticleTabs id={head.id} name={head.name} active={active} onChoose={head.onChoose} />
        </div>
        <ViewSwitch sideBySide={sideBySide} onChange={head.onSideBySide} />
      </div>
      {editor && (
        <EditorToolbar
          key={`tools-${active}`}
          editor={editor}
          label={adminText("editor.toolbarFor", { language })}
          onLink={head.onLink}
          onImage={() => files.current?.click()}
        />
      )}
      <input ref={files} type="file" accept="image/*" multiple hidden onChange={handleFiles} />
      {editor && <ContextOptions key={`options-${active}`} editor={editor} />}
      <UploadStrip uploads={uploads} />
    </div>
  );
}
