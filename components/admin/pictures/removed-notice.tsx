"use client";

import { Undo2 } from "lucide-react";
import { adminText } from "@/lib/i18n/admin-messages";

/** What was removed can be brought back. */
export function RemovedNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-xl border border-line bg-sand-100 py-1 pr-2 pl-4 text-sm">
      <p role="status">{text}</p>
      <button
        type="button"
        onClick={onUndo}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 font-semibold text-sea-800 hover:bg-white"
      >
        <Undo2 aria-hidden="true" className="size-4" />
        {adminText("pictures.undo")}
      </button>
    </div>
  );
}
