"use client";

import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { type FieldValues, FormProvider, useForm } from "react-hook-form";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { plainCopy } from "@/lib/forms/plain";
import { adminText } from "@/lib/i18n/admin-messages";
import { fallbackLanguage, type Language } from "@/lib/i18n/languages";
import { DraftNotice } from "./draft-notice";
import { FailureNotice } from "./failure-notice";
import { FormOutline } from "./form-outline";
import { MissingDot } from "./language-label";
import { RecordFormContext } from "./record-form-context";
import { RecordFormDialogs } from "./record-form-dialogs";
import type { RecordFormProps } from "./record-form-props";
import { SaveBar } from "./save-bar";
import { ShownLanguage, type ShownLanguageState } from "./shown-language";
import { useFormParts } from "./use-form-parts";
import { useRecordSaving } from "./use-record-saving";
import { useSaveShortcut } from "./use-save-shortcut";

/** A form that creates or changes one record, and loses nothing (chapter 12 of docs/specification.md). */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { initial, sections, texts, cancelHref, fieldLabel, textOf, aside, actions, children } = props;
  preloadCyrillic();
  const form = useForm<FieldValues>({
    defaultValues: plainCopy(initial),
    // Nothing is checked while typing but a field that was wrong: its error goes with the first key.
    mode: "onChange",
    shouldFocusError: false,
  });
  const root = useRef<HTMLFormElement>(null);
  const speaker = useRef<HTMLParagraphElement>(null);
  const [drawing, setDrawing] = useState(0);
  const [language, setLanguage] = useState<Language>(fallbackLanguage);
  const shown = useMemo<ShownLanguageState>(() => [language, setLanguage], [language]);
  const parts = useFormParts(form, (text) => speaker.current?.replaceChildren(text));
  const record = useRecordSaving({
    props,
    form,
    parts,
    root,
    redraw: () => setDrawing((count) => count + 1),
  });
  const { failing, draft, saving } = record;
  const { failure, reveal, forget } = failing;
  const { note } = draft;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: note }), [form, note]);
  useSaveShortcut(root);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const busy = saving.phase !== "idle";
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.target === event.currentTarget) void record.submit();
  };
  return (
    <FormProvider {...form}>
      <RecordFormContext value={parts}>
        <ShownLanguage value={shown}>
          <form ref={root} noValidate onSubmit={handleSubmit} aria-busy={busy}>
            <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_15rem]">
              <aside className="sticky top-14 z-20 -mx-4 bg-sand-50/95 px-4 py-2 backdrop-blur-sm sm:-mx-6 sm:px-6 xl:static xl:order-2 xl:m-0 xl:p-0 xl:backdrop-blur-none">
                <div className="grid gap-6 xl:sticky xl:top-20">
                  <FormOutline key={drawing} sections={sections} />
                  {aside}
                </div>
              </aside>
              <div
                className="grid min-w-0 content-start gap-6 pb-8"
                inert={saving.phase === "sending" || saving.phase === "done"}
              >
                {draft.offered && (
                  <DraftNotice
                    draft={draft.offered}
                    stale={record.isStale}
                    onContinue={record.continueDraft}
                    onDiscard={draft.discard}
                  />
                )}
                <p className="-mb-3 flex items-center gap-2 text-ink-soft text-xs">
                  <MissingDot />
                  {adminText("form.missingLegend")}
                </p>
                {/* What is typed before the script is there would be lost. */}
                <fieldset key={drawing} disabled={!ready} className="contents">
                  {children}
                </fieldset>
              </div>
            </div>
            <SaveBar
              draft={draft.state}
              busy={busy}
              waiting={saving.phase === "waiting" && parts.tasks.all().length > 0}
              ready={ready}
              texts={texts}
              cancelHref={cancelHref}
              actions={actions}
            >
              {failure && <FailureNotice failure={failure} onChoose={reveal} onClose={forget} />}
            </SaveBar>
            <p ref={speaker} role="status" className="sr-only" />
          </form>
          <RecordFormDialogs record={record} fieldLabel={fieldLabel} textOf={textOf} />
        </ShownLanguage>
      </RecordFormContext>
    </FormProvider>
  );
}
