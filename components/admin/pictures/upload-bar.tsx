"use client";

import { RotateCw, X } from "lucide-react";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import { isUnderway, type QueuedUpload, type UploadQueue } from "./upload-queue";

const small = button({ look: "outline", size: "small" });

/** What is under way, and one button each for everything that failed. */
export function UploadBar({ uploads, queue }: { uploads: readonly QueuedUpload[]; queue: UploadQueue }) {
  const failed = uploads.filter(({ phase }) => phase === "failed");
  const left = uploads.filter((upload) => !isUnderway(upload));
  const underway = uploads.length - left.length;
  const each = (some: QueuedUpload[], act: (key: string) => void) => () => {
    for (const { key } of some) act(key);
  };
  return (
    <>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {underway > 0 ? adminText("pictures.underway", { count: underway }) : ""}
      </p>
      {failed.length > 1 && (
        <button type="button" onClick={each(failed, queue.retry)} className={small}>
          <RotateCw aria-hidden="true" className="size-4" />
          {adminText("pictures.retryAll")}
        </button>
      )}
      {left.length > 1 && (
        <button type="button" onClick={each(left, queue.discard)} className={small}>
          <X aria-hidden="true" className="size-4" />
          {adminText("pictures.discardAll", { count: left.length })}
        </button>
      )}
    </>
  );
}
