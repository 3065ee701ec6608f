"use client";

import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type FieldValues, FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { preloadCyrillic } from "@/components/site/layout/preload-fonts";
import { changesTranslated } from "@/lib/core/forms/changes-translated";
import { plainCopy } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { fallbackLanguage, type Language, languageNames } from "@/lib/core/i18n/languages";
import { mainLanguage } from "@/lib/core/i18n/shown-languages";
import { FormOutline } from "./form-outline";
import { MissingDot } from "./localized-field";
import {
  RecordFormContext,
  ShownLanguage,
  type ShownLanguageState,
  useFormParts,
} from "./record-form-context";
import { RecordFormDialogs } from "./record-form-dialogs";
import type { RecordFormProps } from "./record-form-props";
import { FormDraftNotice, otherName, SaveBar } from "./save-bar";
import { FailureNotice } from "./save-failure";
import { isAtRest, isEditable, isPreparing } from "./save-machine";
import { useRecordSaving } from "./use-record-saving";

const pause = 400;

interface SmallChangeProps {
  form: UseFormReturn<FieldValues>;
  initial: unknown;
  /** The answer of staff, read when they save. */
  answer: RefObject<boolean>;
}

/** Asks whether a translation stays true if its English text was changed and it was not. */
function SmallChange({ form, initial, answer }: SmallChangeProps) {
  const [shown, setShown] = useState(false);
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setShown(changesTranslated(initial, form.getValues()));
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(look, pause);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, initial]);
  useEffect(() => {
    answer.current = shown && checked;
  }, [answer, shown, checked]);
  if (!shown) return null;
  return (
    <label className="flex w-fit cursor-pointer items-center gap-3 font-medium text-sm">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
        className="size-5 shrink-0 cursor-pointer accent-sea-700"
      />
      {adminText("form.smallChange")}
    </label>
  );
}

/** Saves the form on Ctrl+S and Cmd+S, except behind an open dialog. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      const covered = document.querySelector("[role=dialog], [role=alertdialog]");
      if (!covered && !event.repeat) form.current?.requestSubmit();
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [form]);
}

/** A form that creates or changes one record and loses no input (chapter 12 of docs/specification.md). */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { initial, sections, texts, listHref, fieldLabel, textOf, actions, otherSubmit, children } = props;
  preloadCyrillic();
  const form = useForm<FieldValues>({
    defaultValues: plainCopy(initial),
    // Typing clears errors. Nothing is validated before a save.
    mode: "onChange",
    shouldFocusError: false,
  });
  const root = useRef<HTMLFormElement>(null);
  const speaker = useRef<HTMLParagraphElement>(null);
  const [renderKey, setRenderKey] = useState(0);
  const [language, setLanguage] = useState<Language>(mainLanguage);
  const shown = useMemo<ShownLanguageState>(() => [language, setLanguage], [language]);
  const parts = useFormParts(form, (text) => speaker.current?.replaceChildren(text));
  const smallChange = useRef(false);
  const record = useRecordSaving({
    props,
    form,
    parts,
    root,
    isSmallChange: () => smallChange.current,
    renderAgain: () => setRenderKey((count) => count + 1),
  });
  const { failing, draft, state } = record;
  const { failure, findWrong, reveal, forget } = failing;
  const { storeSoon } = draft;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: storeSoon }), [form, storeSoon]);
  useSaveShortcut(root);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const busy = !isAtRest(state);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.target !== event.currentTarget || !isAtRest(state)) return;
    if (otherSubmit) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const isOther = submitter?.getAttribute("name") === otherName;
      const values = Object.entries(isOther ? otherSubmit.values : otherSubmit.mainValues);
      for (const [name, value] of values) form.setValue(name, value);
    }
    for (const [path, text] of props.filledTexts?.(form.getValues()) ?? []) form.setValue(path, text);
    record.submit();
  };
  return (
    <FormProvider {...form}>
      <RecordFormContext value={parts}>
        <ShownLanguage value={shown}>
          <form ref={root} noValidate onSubmit={handleSubmit} aria-busy={busy}>
            <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_15rem]">
              <aside className="sticky top-14 z-20 -mx-4 bg-sand-50/95 px-4 py-2 backdrop-blur-sm sm:-mx-6 sm:px-6 xl:static xl:order-2 xl:m-0 xl:p-0 xl:backdrop-blur-none">
                <div className="grid gap-6 xl:sticky xl:top-20">
                  <FormOutline key={renderKey} sections={sections} />
                </div>
              </aside>
              <div className="grid min-w-0 content-start gap-6 pb-8" inert={!isEditable(state)}>
                {draft.offered && (
                  <FormDraftNotice
                    draft={draft.offered}
                    stale={record.isStale}
                    onContinue={record.continueDraft}
                    onDiscard={draft.discard}
                  />
                )}
                <p className="-mb-3 hidden items-center gap-2 text-ink-soft text-xs in-[:has(fieldset_:is(input,textarea)[lang])]:flex">
                  <MissingDot />
                  {adminText("form.missingLegend")}
                </p>
                {mainLanguage() !== fallbackLanguage && (
                  <p className="-mt-3 -mb-3 hidden text-ink-soft text-xs in-[:has(fieldset_:is(input,textarea)[lang])]:block">
                    {adminText("form.englishFollows", { language: languageNames[mainLanguage()] })}
                  </p>
                )}
                {/* Input before hydration would be lost. */}
                <fieldset key={renderKey} disabled={!ready} className="contents">
                  {children}
                </fieldset>
              </div>
            </div>
            <SaveBar
              draft={draft.state}
              busy={busy}
              waiting={isPreparing(state) && parts.tasks.all().length > 0}
              ready={ready}
              texts={texts}
              cancelHref={listHref}
              other={otherSubmit?.label}
              actions={actions}
            >
              {props.updatedAt !== null && <SmallChange form={form} initial={initial} answer={smallChange} />}
              {failure && (
                <FailureNotice failure={failure} findWrong={findWrong} onChoose={reveal} onClose={forget} />
              )}
            </SaveBar>
            <p ref={speaker} role="status" className="sr-only" />
          </form>
          <RecordFormDialogs record={record} fieldLabel={fieldLabel} textOf={textOf} />
        </ShownLanguage>
      </RecordFormContext>
    </FormProvider>
  );
}
