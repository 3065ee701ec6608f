"use client";

import { RotateCw } from "lucide-react";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import type { QueuedUpload, UploadQueue } from "./upload-queue";

/** What is under way, and one button for everything that failed. */
export function UploadBar({ uploads, queue }: { uploads: readonly QueuedUpload[]; queue: UploadQueue }) {
  const underway = uploads.filter(({ phase }) => phase === "waiting" || phase === "sending").length;
  const failed = uploads.filter(({ phase }) => phase === "failed");
  const retryAll = () => {
    for (const { key } of failed) queue.retry(key);
  };
  return (
    <>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {underway > 0 ? adminText("pictures.underway", { count: underway }) : ""}
      </p>
      {failed.length > 1 && (
        <button type="button" onClick={retryAll} className={button({ look: "outline", size: "small" })}>
          <RotateCw aria-hidden="true" className="size-4" />
          {adminText("pictures.retryAll")}
        </button>
      )}
    </>
  );
}
