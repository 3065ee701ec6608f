"use client";

import { CloudOff, HardDrive } from "lucide-react";
import type { ReactNode } from "react";
import { AdminLink } from "@/components/admin/admin-link";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import { clockTime } from "./draft-time";
import type { DraftState } from "./use-draft";

interface SaveBarProps {
  draft: DraftState;
  busy: boolean;
  /** For uploads under way. */
  waiting: boolean;
  /** The script is there. */
  ready: boolean;
  texts: { submit: string; submitting: string };
  cancelHref: string;
  actions?: ReactNode;
  /** What the last save has to say. */
  children?: ReactNode;
}

function draftText(draft: DraftState): string {
  if (draft.kind === "kept") return adminText("form.draftSaved", { time: clockTime(draft.at) });
  if (draft.kind === "refused") return adminText("form.draftRefused");
  return adminText(draft.kind === "pending" ? "form.draftPending" : "form.draftNone");
}

/** The end of a form, in reach wherever it is scrolled to. */
export function SaveBar({ draft, busy, waiting, ready, texts, cancelHref, actions, children }: SaveBarProps) {
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
          <AdminLink href={cancelHref} className={button({ look: "outline", size: "small" })}>
            {adminText("form.cancel")}
          </AdminLink>
          <button
            type="submit"
            disabled={busy || !ready}
            className={button({ look: "primary", size: "small", className: "disabled:cursor-progress" })}
          >
            {busy ? texts.submitting : texts.submit}
          </button>
        </div>
      </div>
    </div>
  );
}
