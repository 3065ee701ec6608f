"use client";

import { History } from "lucide-react";
import { button } from "@/components/ui/button";
import type { KeptDraft } from "@/lib/forms/draft";
import { adminText } from "@/lib/i18n/admin-messages";
import { draftTime } from "./draft-time";

interface DraftNoticeProps {
  draft: KeptDraft;
  /** The record was saved since the draft was made from it. */
  stale: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers what was typed earlier and never saved. */
export function DraftNotice({ draft, stale, onContinue, onDiscard }: DraftNoticeProps) {
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
        <button type="button" onClick={onDiscard} className={button({ look: "quiet", size: "small" })}>
          {adminText("form.draftDiscard")}
        </button>
        <button type="button" onClick={onContinue} className={button({ look: "secondary", size: "small" })}>
          {adminText("form.draftContinue")}
        </button>
      </div>
    </div>
  );
}
