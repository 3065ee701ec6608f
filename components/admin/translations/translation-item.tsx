"use client";

import { Check, Sparkles } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { ApiError, failureText } from "@/lib/core/api/client";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { fallbackLanguage } from "@/lib/core/i18n/languages";
import { type Saying, suggestTranslation } from "@/lib/registry/translation-queue/api-calls";
import type { OpenTranslationRow } from "@/lib/registry/translation-queue/schema";

export interface ShownTranslation extends OpenTranslationRow {
  label: string;
  editHref: string;
}

/** Returns the API's first message for a field, which names the text. */
function reasonOf(error: unknown): string {
  const [reason] = error instanceof ApiError ? Object.values(error.fields).flat() : [];
  return reason ?? failureText(error, adminText("translations.failure"));
}

function focusNext(input: HTMLTextAreaElement): void {
  const inputs = [...document.querySelectorAll<HTMLTextAreaElement>("textarea[data-translation]")];
  inputs[inputs.indexOf(input) + 1]?.focus();
}

interface Taken {
  text: string;
  machine: boolean;
}

interface TranslationItemProps {
  row: ShownTranslation;
  save: (saying: Saying) => Promise<void>;
  /** Reports whether the item holds unsaved typing. */
  onHold: (isHeld: boolean) => void;
  /** `isDone` is false if typing continued during the save. */
  onSaved: (isDone: boolean) => void;
  children: ReactNode;
}

function useTranslation({ row, save, onHold, onSaved }: Omit<TranslationItemProps, "children">) {
  const [typed, setTyped] = useState<string | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState("");
  const [stored, setStored] = useState(row.target);
  const text = typed ?? row.target ?? "";
  const latest = useRef(text);
  const isHeld = saving || (typed !== null && typed !== (stored ?? ""));
  const noteHold = useEffectEvent(onHold);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => noteHold(isHeld), [isHeld]);
  useEffect(() => () => noteHold(false), []);

  const run = async (saying: Saying) => {
    if (saving) return;
    setSaving(true);
    setFailure("");
    try {
      await save(saying);
      if ("target" in saying) setStored(saying.target);
      onSaved(latest.current === text);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) setFailure(reasonOf(error));
    } finally {
      setSaving(false);
    }
  };
  const saveText = () => {
    if (text === stored && taken === null) return run({ confirm: true });
    return run({ target: text, ...(taken?.machine && taken.text === text && { machine: true }) });
  };
  return {
    text,
    isTyped: text !== (stored ?? ""),
    latest,
    saving,
    failure,
    setFailure,
    type: (next: string) => setTyped(next),
    take: (suggestion: Taken) => {
      setTyped(suggestion.text);
      setTaken(suggestion);
    },
    saveText,
    confirm: () => run({ confirm: true }),
  };
}

/** One text of the queue on the left, its translation on the right. */
export function TranslationEditor({ children, ...props }: TranslationItemProps) {
  const { state, language, source, source_language, target, title, label, editHref } = props.row;
  const isCopy = language === fallbackLanguage;
  const confirmation = adminText(isCopy ? "translations.sameInEnglish" : "translations.stillRight");
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const translation = useTranslation(props);
  const { text, latest, saving, failure } = translation;
  const [asking, setAsking] = useState(false);
  const [hint, setHint] = useState("");

  const goOn = (save: () => Promise<void>) => {
    if (saving) return;
    void save();
    if (input.current) focusNext(input.current);
  };
  const showSuggestion = (suggestion: Taken) => {
    // Typing that began after the request has priority over the suggestion.
    if (latest.current !== text) {
      setHint(adminText("translations.suggested", { text: suggestion.text }));
      return;
    }
    translation.take(suggestion);
    setHint(adminText(suggestion.machine ? "translations.fromMachine" : "translations.fromMemory"));
    if (document.activeElement?.closest("li") === input.current?.closest("li")) input.current?.focus();
  };
  const suggest = async () => {
    setAsking(true);
    translation.setFailure("");
    try {
      const { suggestion, from, service } = await suggestTranslation(source ?? "", language);
      if (suggestion !== null) showSuggestion({ text: suggestion, machine: from === "machine" });
      else {
        setHint(adminText(service === "failed" ? "translations.serviceFailed" : "translations.noSuggestion"));
      }
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) translation.setFailure(reasonOf(error));
    } finally {
      setAsking(false);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (text.trim()) goOn(translation.saveText);
  };
  const confirm = target !== null && (
    <button
      type="button"
      // Another text that is typed would be lost with the card.
      disabled={saving || translation.isTyped}
      onClick={() => goOn(translation.confirm)}
      className={button({ variant: "outline", size: "small" })}
    >
      <Check aria-hidden="true" className="size-4.5" />
      {confirmation}
    </button>
  );
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-line bg-white p-4 shadow-card sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="wrap-anywhere min-w-0 leading-snug">
          <span className="text-ink-soft text-sm">{adminText(`history.entity.${props.row.entity}`)} · </span>
          <AdminLink href={editHref} className="font-semibold hover:underline">
            <bdi>{title}</bdi>
          </AdminLink>
          <span className="block font-medium text-sm">{label}</span>
        </h2>
        <Badge
          variant={state === "missing" ? "sand" : "soon"}
          className="whitespace-normal py-1 leading-tight"
        >
          {adminText(isCopy ? "translations.mark.copied" : `translations.mark.${state}`)}
        </Badge>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <p className="font-medium text-sm">{adminText(`dashboard.language.${source_language}`)}</p>
          <div
            lang={source_language}
            className="wrap-anywhere whitespace-pre-line rounded-lg bg-sand-50 px-3.5 py-2.5"
          >
            {children}
          </div>
        </div>
        {source === null ? (
          <div className="grid content-start justify-items-start gap-3">
            <p className="text-ink-soft text-sm">{adminText("translations.inForm")}</p>
            <div className="flex flex-wrap gap-2">
              <AdminLink href={editHref} className={button({ variant: "secondary", size: "small" })}>
                {adminText("translations.openForm")}
              </AdminLink>
              {state !== "missing" && (
                <button
                  type="button"
                  disabled={saving}
                  onClick={() => goOn(translation.confirm)}
                  className={button({ variant: "outline", size: "small" })}
                >
                  {confirmation}
                </button>
              )}
            </div>
            {failure && (
              <p role="alert" className="font-medium text-alert-600 text-sm">
                {failure}
              </p>
            )}
          </div>
        ) : (
          <div className="grid grid-cols-1 content-start gap-1.5">
            <label htmlFor={`${id}-text`} className="font-medium text-sm">
              {adminText(`dashboard.language.${language}`)}
              <span className="sr-only">{`: ${title}, ${label}`}</span>
            </label>
            <textarea
              ref={input}
              id={`${id}-text`}
              data-translation=""
              lang={language}
              value={text}
              rows={2}
              aria-invalid={failure !== ""}
              aria-describedby={`${id}-hint`}
              onChange={({ currentTarget }) => translation.type(currentTarget.value)}
              onKeyDown={handleKey}
              className="field-sizing-content min-h-20 w-full rounded-lg border border-sand-500 bg-white px-3.5 py-2.5 hover:border-sea-600"
            />
            <p id={`${id}-hint`} aria-live="polite" className="text-ink-soft text-xs empty:hidden">
              {hint}
            </p>
            {failure && (
              <p role="alert" className="font-medium text-alert-600 text-sm">
                {failure}
              </p>
            )}
            <div className="mt-1 flex flex-wrap items-center gap-2">
              <button
                type="button"
                disabled={saving || !text.trim()}
                onClick={() => goOn(translation.saveText)}
                className={button({ variant: "secondary", size: "small" })}
              >
                {adminText(saving ? "translations.saving" : "translations.save")}
              </button>
              {confirm}
              <button
                type="button"
                disabled={saving || asking}
                onClick={() => void suggest()}
                className={button({ variant: "quiet", size: "small" })}
              >
                <Sparkles aria-hidden="true" className="size-4.5" />
                {adminText("translations.suggest")}
              </button>
            </div>
          </div>
        )}
      </div>
    </li>
  );
}
