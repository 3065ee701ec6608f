"use client";

import type { Editor } from "@tiptap/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { adminText } from "@/lib/i18n/admin-messages";
import { completeLink, isArticleLink } from "./article-link";
import { LinkInput } from "./link-input";
import { applyLink, type LinkState, removeLink } from "./link-state";

interface LinkDialogProps {
  editor: Editor;
  state: LinkState;
  onClose: () => void;
}

/** Asks where words lead, and for the words where none are chosen. */
export function LinkDialog({ editor, state, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(state.href);
  const [text, setText] = useState(state.text);
  const [tried, setTried] = useState(false);
  const addressInput = useRef<HTMLInputElement>(null);
  const form = useId();
  const href = completeLink(address);
  const wrongAddress = isArticleLink(href) ? undefined : adminText("editor.linkWrong");
  const wrongText = state.hasWords || text.trim() ? undefined : adminText("editor.linkTextMissing");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The article's form, around this dialog for React, is not meant.
    event.stopPropagation();
    setTried(true);
    if (wrongAddress || wrongText) return;
    applyLink(editor, state, href, text.trim());
    onClose();
  };
  const remove = () => {
    removeLink(editor);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={adminText("editor.linkTitle")}
      closeLabel={adminText("editor.cancel")}
      initialFocus={addressInput}
      footer={
        <>
          {state.exists && (
            <button
              type="button"
              onClick={remove}
              className={button({ look: "quiet", size: "small", className: "sm:mr-auto" })}
            >
              {adminText("editor.linkRemove")}
            </button>
          )}
          <button type="submit" form={form} className={button({ look: "secondary", size: "small" })}>
            {adminText("editor.linkApply")}
          </button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <LinkInput
          ref={addressInput}
          label={adminText("editor.linkAddress")}
          hint={adminText("editor.linkHint")}
          error={tried ? wrongAddress : undefined}
          inputMode="url"
          value={address}
          onChange={setAddress}
        />
        {!state.hasWords && (
          <LinkInput
            label={adminText("editor.linkText")}
            error={tried ? wrongText : undefined}
            value={text}
            onChange={setText}
          />
        )}
      </form>
    </Dialog>
  );
}
