"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { DropArea, FileButton } from "./file-input";
import { RemovedNotice, StoredThumbnail, usePictureField } from "./picture-parts";
import { useUploadQueue } from "./upload-queue";
import { UploadCard, UploadGuard } from "./uploads";

type Form = Record<string, string | null>;

export function SinglePicture({ name, label }: { name: string; label: string }) {
  const { getValues, setValue } = useFormContext<Form>();
  const path = useWatch<Form>({ name }) ?? null;
  const error = usePictureField(name);
  const [removed, setRemoved] = useState<string | null>(null);
  const change = (next: string | null) =>
    setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const { queue, uploads } = useUploadQueue({
    has: (stored) => getValues(name) === stored,
    onStored: (stored) => {
      setRemoved(null);
      change(stored);
    },
    onDuplicate: () => undefined,
  });
  const [take] = useState(() => (files: File[]) => {
    queue.clear();
    queue.add(files.slice(0, 1));
  });
  return (
    <DropArea label={label} onFiles={take}>
      <UploadGuard queue={queue} />
      <p aria-hidden="true" className="font-medium text-sm">
        {label}
      </p>
      {uploads.map((upload) => (
        <div key={upload.key} className="max-w-xs">
          <UploadCard upload={upload} queue={queue} />
        </div>
      ))}
      {path && uploads.length === 0 && (
        <div className="aspect-3/2 max-w-xs overflow-hidden rounded-xl border border-line">
          <StoredThumbnail key={path} path={path} />
        </div>
      )}
      {!path && removed && (
        <RemovedNotice
          text={adminText("pictures.removedOne")}
          onUndo={() => {
            change(removed);
            setRemoved(null);
          }}
        />
      )}
      <div data-field={name} className="flex flex-wrap gap-2">
        <FileButton label={adminText(path ? "pictures.replace" : "pictures.chooseOne")} onFiles={take} />
        {path && (
          <button
            type="button"
            onClick={() => {
              setRemoved(path);
              change(null);
            }}
            className={button({ variant: "quiet", size: "small" })}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
            {adminText("pictures.removeOne")}
          </button>
        )}
      </div>
      <p className="text-ink-soft text-sm">{adminText("pictures.hint")}</p>
      {error && (
        <p role="alert" className="text-alert-600 text-sm">
          {error}
        </p>
      )}
    </DropArea>
  );
}
