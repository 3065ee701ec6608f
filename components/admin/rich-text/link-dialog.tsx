"use client";

import type { Editor } from "@tiptap/core";
import { type FormEvent, type RefObject, useId, useRef, useState } from "react";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { completeLink, isArticleLink } from "./article-link";

/** The link at the cursor, or the initial values of a new one. */
export interface LinkState {
  href: string;
  /** Requested only if no text is selected. */
  text: string;
  hasWords: boolean;
  exists: boolean;
}

export function readLink(editor: Editor): LinkState {
  const exists = editor.isActive("link");
  const { empty } = editor.state.selection;
  const href = String(editor.getAttributes("link").href ?? "");
  return { href: exists ? href : "", text: "", hasWords: !empty || exists, exists };
}

function applyLink(editor: Editor, { hasWords }: LinkState, href: string, text: string): void {
  const chain = editor.chain().focus();
  if (hasWords) chain.extendMarkRange("link").setLink({ href }).run();
  else {
    const words = { type: "text", text, marks: [{ type: "link", attrs: { href } }] };
    chain.insertContent([words, { type: "text", text: " " }]).run();
  }
}

function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange("link").unsetLink().run();
}

interface LinkInputProps {
  ref?: RefObject<HTMLInputElement | null>;
  label: string;
  hint?: string;
  error?: string;
  inputMode?: "url";
  value: string;
  onChange: (value: string) => void;
}

function LinkInput({ ref, label, hint, error, inputMode, value, onChange }: LinkInputProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        value={value}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={inputMode !== "url"}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 rounded-xl border border-line bg-white px-4 text-base aria-invalid:border-alert-600"
      />
      <p id={`${id}-note`} className={classNames("text-sm", error ? "text-alert-600" : "text-ink-soft")}>
        {error ?? hint}
      </p>
    </div>
  );
}

interface LinkDialogProps {
  editor: Editor;
  state: LinkState;
  onClose: () => void;
}

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
    // React passes the event through the portal to the outer form, which must not be submitted.
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
              className={button({ variant: "quiet", size: "small", className: "sm:mr-auto" })}
            >
              {adminText("editor.linkRemove")}
            </button>
          )}
          <button type="submit" form={form} className={button({ variant: "secondary", size: "small" })}>
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
