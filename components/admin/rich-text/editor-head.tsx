"use client";

import type { Editor } from "@tiptap/core";
import { Columns3, RectangleHorizontal, X } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, useRef } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { useVisitorLanguages } from "@/components/admin/operator-settings";
import { classNames } from "@/components/ui/class-names";
import { valueAt } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/core/i18n/languages";
import { ContextOptions } from "./context-options";
import { EditorToolbar } from "./editor-toolbar";
import type { ImageUpload } from "./use-image-uploads";

interface ArticleTabsProps {
  /** The article's id, from which the ids of the panels are derived. */
  id: string;
  name: string;
  active: Language;
  onChoose: (language: Language) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function ArticleTabs({ id, name, active, onChoose }: ArticleTabsProps) {
  const { form } = useRecordForm();
  const shown = useVisitorLanguages();
  const paths = languages.map((language) => `${name}.${language}`);
  const texts: unknown[] = useWatch({ control: form.control, name: paths, exact: true });
  const { errors } = useFormState({ control: form.control, name: paths, exact: true });
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const count = languages.length;
    const next = step && languages[(languages.indexOf(active) + step + count) % count];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`${id}-${next}-tab`)?.focus();
  };
  return (
    <div role="tablist" aria-label={adminText("editor.languages")} onKeyDown={handleKey} className="flex">
      {languages.map((language, index) => {
        const isMissing = !texts[index] && shown.includes(language);
        const isWrong = valueAt(errors, paths[index] ?? "") !== undefined;
        return (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}-${language}-tab`}
            aria-selected={language === active}
            aria-controls={`${id}-${language}`}
            tabIndex={language === active ? 0 : -1}
            onClick={() => onChoose(language)}
            className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-soft text-sm -outline-offset-3 hover:text-ink aria-selected:border-coral-500 aria-selected:text-ink sm:px-4"
          >
            {languageNames[language]}
            {(isMissing || isWrong) && (
              <>
                <span
                  aria-hidden="true"
                  title={adminText("editor.missing")}
                  className={classNames("size-1.5 rounded-full", isWrong ? "bg-alert-600" : "bg-coral-500")}
                />
                <span className="sr-only">
                  {isWrong ? adminText("form.errorTitle") : adminText("form.languageEmpty")}
                </span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

interface ViewSwitchProps {
  sideBySide: boolean;
  onChange: (sideBySide: boolean) => void;
}

const views = [
  { value: false, label: adminText("editor.tabs"), Icon: RectangleHorizontal },
  { value: true, label: adminText("editor.sideBySide"), Icon: Columns3 },
];

function ViewSwitch({ sideBySide, onChange }: ViewSwitchProps) {
  return (
    <div className="flex gap-1 max-xl:hidden">
      {views.map(({ value, label, Icon }) => (
        <button
          key={label}
          type="button"
          data-view
          aria-pressed={sideBySide === value}
          onClick={() => onChange(value)}
          className={classNames(
            "inline-flex min-h-9 items-center gap-2 rounded-lg px-3 font-medium text-sm -outline-offset-2",
            sideBySide === value ? "bg-sea-100 text-sea-900" : "text-ink-soft hover:bg-sea-50",
          )}
        >
          <Icon aria-hidden="true" className="size-4.5" />
          {label}
        </button>
      ))}
    </div>
  );
}

function UploadStrip({ uploads }: { uploads: ImageUpload[] }) {
  if (uploads.length === 0) return null;
  return (
    <ul className="grid gap-1 border-line border-t px-3 py-2">
      {uploads.map(({ key, name, sent, cancel }) => (
        <li key={key} className="flex items-center gap-3 text-sm">
          <span className="min-w-0 grow basis-1/2 truncate">
            {adminText(sent >= 1 ? "editor.processing" : "editor.uploading", { name })}
          </span>
          <progress
            value={sent}
            aria-label={adminText("editor.uploading", { name })}
            className="h-1.5 w-28 shrink-0 overflow-hidden rounded-full accent-sea-600"
          />
          <button
            type="button"
            onClick={cancel}
            aria-label={adminText("editor.uploadCancel", { name })}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-sea-100"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

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
  onTour: () => void;
  onPictures: (files: File[]) => void;
}

/** The editor's sticky head: language tabs and toolbar, on narrow screens only the toolbar. */
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
          onTour={head.onTour}
          onImage={() => files.current?.click()}
        />
      )}
      <input ref={files} type="file" accept="image/*" multiple hidden onChange={handleFiles} />
      {editor && <ContextOptions key={`options-${active}`} editor={editor} />}
      <UploadStrip uploads={uploads} />
    </div>
  );
}
