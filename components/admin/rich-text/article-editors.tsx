"use client";

import "./article-editor.css";
import type { Editor } from "@tiptap/core";
import { useCallback, useId, useRef, useState } from "react";
import { useBeforeSave, useShownLanguage } from "@/components/admin/form/record-form-context";
import { classNames } from "@/components/ui/class-names";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { fallbackLanguage, type Language, languages } from "@/lib/core/i18n/languages";
import { ArticlePane } from "./article-pane";
import { EditorHead } from "./editor-head";
import { LinkDialog, type LinkState, readLink } from "./link-dialog";
import { TourDialog } from "./tour-dialog";
import { useImageUploads } from "./use-image-uploads";

/** Manages the editors by language. The active one is shown and controlled by the toolbar. */
function useEditors() {
  const [active, setActive] = useShownLanguage();
  const [editors, setEditors] = useState<Partial<Record<Language, Editor | null>>>({});
  const keep = useCallback(
    (language: Language, editor: Editor | null) => setEditors((all) => ({ ...all, [language]: editor })),
    [],
  );
  return { active, setActive, editor: editors[active] ?? null, keep };
}

/** A focus sentinel at each end of the full-screen editor, which makes Tab wrap around. */
function FocusStop({ onFocus }: { onFocus: () => void }) {
  return (
    <button type="button" onFocus={onFocus} className="sr-only max-xl:hidden">
      {adminText("editor.toTop")}
    </button>
  );
}

export interface ArticleEditorsProps {
  name: string;
  label: string;
  required?: readonly Language[];
  maxLength?: number;
}

/** The editors of all languages under one toolbar, which controls the editor that last had the focus. */
export function ArticleEditors({ name, label, required = [], maxLength }: ArticleEditorsProps) {
  const { active, setActive, editor, keep } = useEditors();
  const [sideBySide, setSideBySide] = useState(false);
  const [link, setLink] = useState<{ editor: Editor; state: LinkState } | null>(null);
  const [tour, setTour] = useState<Editor | null>(null);
  const { uploads, insert, settled } = useImageUploads();
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useBeforeSave(settled);
  const openLink = (at: Editor | null) => at && setLink({ editor: at, state: readLink(at) });
  const focusOn = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const goToTools = () => focusOn("[data-tool][tabindex='0']");
  const goToView = () => focusOn("[data-view][aria-pressed='true']");
  return (
    <div
      ref={root}
      data-fills-window={sideBySide || undefined}
      className={classNames(
        "min-w-0 border-line border-y bg-white max-sm:-mx-4 sm:rounded-card sm:border-x",
        sideBySide && "xl:fixed xl:inset-0 xl:z-45 xl:overflow-y-auto xl:rounded-none xl:border-0",
      )}
    >
      {sideBySide && <FocusStop onFocus={goToView} />}
      <EditorHead
        id={id}
        name={name}
        active={active}
        editor={editor}
        uploads={uploads}
        sideBySide={sideBySide}
        onChoose={setActive}
        onSideBySide={setSideBySide}
        onLink={() => openLink(editor)}
        onTour={() => editor && setTour(editor)}
        onPictures={(files) => editor && insert(editor, files)}
      />
      <div
        className={
          sideBySide
            ? "xl:grid xl:min-h-dvh xl:auto-cols-fr xl:grid-flow-col xl:divide-x xl:divide-line"
            : undefined
        }
      >
        {languages.map((language) => (
          <ArticlePane
            key={language}
            id={`${id}-${language}`}
            path={`${name}.${language}`}
            label={`${label} (${language.toUpperCase()})`}
            language={language}
            required={required.includes(language)}
            limit={maxLength}
            translationOf={language === fallbackLanguage ? undefined : `${name}.${fallbackLanguage}`}
            isShown={language === active}
            beside={sideBySide}
            onFocus={() => setActive(language)}
            onLink={openLink}
            onTools={goToTools}
            onPictures={insert}
            onEditor={keep}
          />
        ))}
      </div>
      {sideBySide && <FocusStop onFocus={goToView} />}
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
      {tour && <TourDialog editor={tour} language={active} onClose={() => setTour(null)} />}
    </div>
  );
}
