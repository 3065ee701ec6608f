"use client";

import { ImageOff, RotateCw, X } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useBeforeSave } from "@/components/admin/form/record-form-context";
import { useLeaveGuard } from "@/components/admin/form/use-leave-guard";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ConfirmDialog } from "@/components/ui/dialog";
import { ApiError } from "@/lib/core/api/client";
import { isSame } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { isUnderway, type QueuedUpload, type UploadQueue } from "./upload-queue";

function textOf({ phase, sent }: QueuedUpload): string {
  if (phase === "waiting") return adminText("pictures.waiting");
  // The upload is complete and the server is resizing the picture.
  if (sent >= 1) return adminText("pictures.processing");
  return adminText("pictures.sending", { percent: Math.round(sent * 100) });
}

function UploadProgress({ upload }: { upload: QueuedUpload }) {
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

/** Shows the chosen file. Not every browser can show every file. */
function UploadThumbnail({ src, dimmed }: { src: string; dimmed: boolean }) {
  const [unknown, setUnknown] = useState(false);
  if (unknown) {
    return (
      <span className="grid size-full place-items-center text-sea-400">
        <ImageOff aria-hidden="true" className="size-8" />
      </span>
    );
  }
  return (
    <picture className="contents">
      <img
        src={src}
        alt=""
        decoding="async"
        onError={() => setUnknown(true)}
        className={classNames("size-full object-cover", dimmed ? "opacity-40 grayscale" : "opacity-60")}
      />
    </picture>
  );
}

/** A picture that is not stored yet, with its progress or error. */
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
        <UploadThumbnail src={preview} dimmed={!underway} />
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
            className={classNames(button({ variant: "outline", size: "small" }), "w-full")}
          >
            <RotateCw aria-hidden="true" className="size-4" />
            {adminText("pictures.retry")}
          </button>
        )}
      </div>
    </div>
  );
}

async function finish(queue: UploadQueue): Promise<void> {
  await queue.settle();
  const left = queue.uploads();
  const ended = left.find(({ error }) => error instanceof ApiError && error.status === 401);
  // A 401 makes the save ask to sign in and then run its tasks again.
  if (ended) throw ended.error;
  if (left.length > 0) throw new Error(adminText("pictures.unfinished", { count: left.length }));
}

/** Makes a save wait for uploads, and asks before the page is left, unless the form asks itself. */
export function UploadGuard({ queue }: { queue: UploadQueue }) {
  const { getValues, formState } = useFormContext();
  useBeforeSave(() => finish(queue));
  const isLost = () => queue.uploads().some(({ phase }) => phase !== "refused");
  const guard = useLeaveGuard(() => isLost() && isSame(getValues(), formState.defaultValues));
  return (
    <ConfirmDialog
      open={guard.asking}
      onOpenChange={(open) => !open && guard.stay()}
      title={adminText("pictures.leaveTitle")}
      text={adminText("pictures.leaveText")}
      confirmLabel={adminText("form.leaveConfirm")}
      cancelLabel={adminText("form.leaveStay")}
      onConfirm={guard.leave}
    />
  );
}
