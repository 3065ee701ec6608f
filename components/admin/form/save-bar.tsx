"use client";

import { CloudOff, HardDrive, History } from "lucide-react";
import type { ReactNode } from "react";
import { ReturnLink } from "@/components/admin/table/return-link";
import { button } from "@/components/ui/button";
import type { KeptDraft } from "@/lib/core/forms/draft";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { FormDraftState } from "./use-form-draft";

/** Formats a time in the device's time zone: "20 November 2026 pukul 10.32". */
function draftTime(time: number): string {
  return new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeStyle: "short" }).format(time);
}

function clockTime(time: number): string {
  return new Intl.DateTimeFormat("id-ID", { timeStyle: "short" }).format(time);
}

interface FormDraftNoticeProps {
  draft: KeptDraft;
  stale: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}

export function FormDraftNotice({ draft, stale, onContinue, onDiscard }: FormDraftNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-sea-300 bg-sea-50 px-4 py-3 text-sm"
    >
      <div className="flex min-w-64 flex-1 gap-3">
        <History aria-hidden="true" className="mt-px size-5 shrink-0 text-sea-700" />
        <div className="grid gap-0.5">
          <p className="font-semibold">{adminText("form.draftFound")}</p>
          <p className="text-ink-soft">
            {adminText("form.draftFoundText", { time: draftTime(draft.savedAt) })}
          </p>
          {stale && <p className="font-medium text-coral-700">{adminText("form.draftStale")}</p>}
        </div>
      </div>
      <div className="flex gap-2">
        <button type="button" onClick={onDiscard} className={button({ variant: "quiet", size: "small" })}>
          {adminText("form.draftDiscard")}
        </button>
        <button
          type="button"
          onClick={onContinue}
          className={button({ variant: "secondary", size: "small" })}
        >
          {adminText("form.draftContinue")}
        </button>
      </div>
    </div>
  );
}

export const otherName = "other";

interface SaveBarProps {
  draft: FormDraftState;
  busy: boolean;
  waiting: boolean;
  ready: boolean;
  texts: { submit: string; submitting: string };
  cancelHref: string;
  other?: string;
  actions?: ReactNode;
  children?: ReactNode;
}

function draftText(draft: FormDraftState): string {
  if (draft.kind === "stored") return adminText("form.draftSaved", { time: clockTime(draft.at) });
  if (draft.kind === "refused") return adminText("form.draftRefused");
  return adminText(draft.kind === "pending" ? "form.draftPending" : "form.draftNone");
}

export function SaveBar({ draft, busy, waiting, ready, texts, other, ...props }: SaveBarProps) {
  const { cancelHref, actions, children } = props;
  const Icon = draft.kind === "refused" ? CloudOff : HardDrive;
  return (
    <div className="sticky bottom-0 z-30 -mx-4 grid gap-3 border-line border-t bg-sand-50/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="mr-auto flex min-w-0 items-center gap-2 text-ink-soft text-xs max-sm:grow max-sm:basis-24 sm:text-sm">
          {draft.kind !== "none" && <Icon aria-hidden="true" className="size-4 shrink-0" />}
          {waiting ? adminText("form.waitingTasks") : draftText(draft)}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:ml-auto">
          {actions}
          <ReturnLink href={cancelHref} className={button({ variant: "outline", size: "small" })}>
            {adminText("form.cancel")}
          </ReturnLink>
          {other && (
            <button
              type="submit"
              name={otherName}
              disabled={busy || !ready}
              className={button({
                variant: "secondary",
                size: "small",
                className: "disabled:cursor-progress",
              })}
            >
              {other}
            </button>
          )}
          <button
            type="submit"
            disabled={busy || !ready}
            className={button({ variant: "primary", size: "small", className: "disabled:cursor-progress" })}
          >
            {busy ? texts.submitting : texts.submit}
          </button>
        </div>
      </div>
    </div>
  );
}
