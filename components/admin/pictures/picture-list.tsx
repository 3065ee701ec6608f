"use client";

import { useState } from "react";
import { adminText } from "@/lib/i18n/admin-messages";
import { DropArea } from "./drop-area";
import { FileButton } from "./file-button";
import { PictureGrid } from "./picture-grid";
import { RemovedNotice } from "./removed-notice";
import { UploadBar } from "./upload-bar";
import { UploadCard } from "./upload-card";
import { UploadGuard } from "./upload-guard";
import { usePictureList } from "./use-picture-list";
import { useUploadQueue } from "./use-upload-queue";

/**
 * The pictures of a tour: `name` is a field of `FormPicture[]`. What is still on its way stands below,
 * and joins the field when the store has it; a save waits for it.
 */
export function PictureList({ name }: { name: string }) {
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
  const label = adminText("pictures.list");
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
      {pictures.length > 0 && <PictureGrid name={name} label={label} list={list} />}
      {uploads.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] items-start gap-3 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
          {uploads.map((upload) => (
            <UploadCard key={upload.key} upload={upload} queue={queue} />
          ))}
        </div>
      )}
    </DropArea>
  );
}
