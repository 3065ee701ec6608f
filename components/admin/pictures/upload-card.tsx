"use client";

import { RotateCw, X } from "lucide-react";
import { button } from "@/components/ui/button";
import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import { UploadPreview } from "./upload-preview";
import { UploadProgress } from "./upload-progress";
import { isUnderway, type QueuedUpload, type UploadQueue } from "./upload-queue";

/** A picture that is not in the store yet: its file on this device, how far it is, or why it is not. */
export function UploadCard({ upload, queue }: { upload: QueuedUpload; queue: UploadQueue }) {
  const { key, file, preview, phase, reason } = upload;
  const underway = isUnderway(upload);
  const { name } = file;
  return (
    <div
      className={classNames(
        "grid content-start overflow-hidden rounded-xl border bg-white",
        underway ? "border-line" : "border-alert-600/50",
      )}
    >
      <div className="relative aspect-3/2 overflow-hidden bg-sea-100">
        <UploadPreview src={preview} dimmed={!underway} />
        <button
          type="button"
          aria-label={adminText(underway ? "pictures.cancelOf" : "pictures.discardOf", { name })}
          onClick={() => queue.discard(key)}
          className="absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-full bg-white/90 text-ink shadow-card hover:bg-white"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="grid gap-2 p-3">
        <p className="truncate font-medium text-sm" title={name}>
          {name}
        </p>
        {underway && <UploadProgress upload={upload} />}
        {reason && (
          <p role="alert" className="text-alert-600 text-sm leading-snug">
            {reason}
          </p>
        )}
        {phase === "failed" && (
          <button
            type="button"
            aria-label={adminText("pictures.retryOf", { name })}
            onClick={() => queue.retry(key)}
            className={classNames(button({ look: "outline", size: "small" }), "w-full")}
          >
            <RotateCw aria-hidden="true" className="size-4" />
            {adminText("pictures.retry")}
          </button>
        )}
      </div>
    </div>
  );
}
