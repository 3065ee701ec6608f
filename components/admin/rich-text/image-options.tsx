"use client";

import type { Editor } from "@tiptap/core";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { adminText } from "@/lib/i18n/admin-messages";
import { OptionsRow } from "./options-row";

/** The words of the chosen picture, and its way out. */
export function ImageOptions({ editor, alt }: { editor: Editor; alt: string }) {
  const id = useId();
  return (
    <OptionsRow label={adminText("editor.imageTools")}>
      <label htmlFor={id} className="sr-only">
        {adminText("editor.alt")}
      </label>
      <input
        id={id}
        value={alt}
        maxLength={300}
        placeholder={adminText("editor.alt")}
        title={adminText("editor.altHint")}
        onChange={(event) => editor.commands.updateAttributes("image", { alt: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          editor.commands.focus();
        }}
        className="min-h-9 w-64 min-w-0 grow rounded-lg border border-line bg-white px-3 text-sm"
      />
      <button
        type="button"
        aria-label={adminText("editor.imageDelete")}
        title={adminText("editor.imageDelete")}
        onClick={() => editor.chain().focus().deleteSelection().run()}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-alert-600 hover:bg-alert-50"
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </button>
    </OptionsRow>
  );
}
