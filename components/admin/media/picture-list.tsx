"use client";

import { RotateCw, X } from "lucide-react";
import { useState } from "react";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { DropArea, FileButton } from "./file-input";
import { PictureGrid } from "./picture-grid";
import { RemovedNotice } from "./picture-parts";
import { altTexts, type PictureTexts } from "./picture-texts";
import { isUnderway, type QueuedUpload, type UploadQueue, useUploadQueue } from "./upload-queue";
import { UploadCard, UploadGuard } from "./uploads";
import { usePictureList } from "./use-picture-list";

const small = button({ variant: "outline", size: "small" });

function UploadBar({ uploads, queue }: { uploads: readonly QueuedUpload[]; queue: UploadQueue }) {
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

/** `name` is a field of `FormPicture[]`. Uploads join the field when they are stored; a save waits for them. */
export function PictureList({ name, texts = altTexts }: { name: string; texts?: PictureTexts }) {
  const list = usePictureList(name);
  const { pictures, removed, has, insert, restore } = list;
  const [duplicates, setDuplicates] = useState<string[]>([]);
  const { queue, uploads } = useUploadQueue({
    has,
    onStored: insert,
    onDuplicate: (file) => setDuplicates((files) => [...new Set([...files, file])]),
  });
  const [take] = useState(() => (files: File[]) => {
    setDuplicates([]);
    queue.add(files);
  });
  const label = texts.list;
  const last = removed.at(-1);
  return (
    <DropArea label={label} onFiles={take}>
      <UploadGuard queue={queue} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton label={adminText("pictures.choose")} multiple onFiles={take} />
        <p className="font-medium text-sm">{adminText("pictures.count", { count: pictures.length })}</p>
        <UploadBar uploads={uploads} queue={queue} />
        <p className="w-full text-ink-soft text-sm">{adminText("pictures.hint")}</p>
      </div>
      {duplicates.length > 0 && (
        <p role="status" className="text-ink-soft text-sm">
          {adminText("pictures.duplicate", { name: duplicates.join(", ") })}
        </p>
      )}
      {last && (
        <RemovedNotice
          text={adminText("pictures.removed", { count: removed.length })}
          onUndo={() => restore(last)}
        />
      )}
      {pictures.length > 0 && <PictureGrid name={name} texts={texts} list={list} />}
      {uploads.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] items-start gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))]">
          {uploads.map((upload) => (
            <UploadCard key={upload.key} upload={upload} queue={queue} />
          ))}
        </div>
      )}
    </DropArea>
  );
}
