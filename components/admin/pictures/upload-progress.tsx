"use client";

import { adminText } from "@/lib/i18n/admin-messages";
import type { QueuedUpload } from "./upload-queue";

function textOf({ phase, sent }: QueuedUpload): string {
  if (phase === "waiting") return adminText("pictures.waiting");
  // All of it is sent, and the server makes the copies that pages use.
  if (sent >= 1) return adminText("pictures.processing");
  return adminText("pictures.sending", { percent: Math.round(sent * 100) });
}

/** How far an upload is. */
export function UploadProgress({ upload }: { upload: QueuedUpload }) {
  const { file, sent } = upload;
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label={adminText("pictures.progressOf", { name: file.name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(sent * 100)}
        aria-valuetext={textOf(upload)}
        className="h-1.5 overflow-hidden rounded-full bg-sea-100"
      >
        <div
          className="h-full rounded-full bg-sea-600 transition-[width] duration-200"
          style={{ width: `${sent * 100}%` }}
        />
      </div>
      <p aria-hidden="true" className="text-ink-soft text-xs">
        {textOf(upload)}
      </p>
    </div>
  );
}
