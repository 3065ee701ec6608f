"use client";

import { Undo2 } from "lucide-react";
import { useEffect } from "react";
import { useFormState } from "react-hook-form";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { valueAt } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { thumbnailUrl } from "@/lib/core/storage/sources";

/** Registers a picture's path in its form, so that errors are shown at the element with `data-field`. */
export function usePictureField(path: string): string | undefined {
  const { form, fields } = useRecordForm();
  useEffect(() => fields.add({ path }), [fields, path]);
  const { errors } = useFormState({ control: form.control, name: path, exact: true });
  const message = valueAt(errors, `${path}.message`);
  return typeof message === "string" ? message : undefined;
}

export function StoredThumbnail({ path }: { path: string }) {
  return (
    <picture className="contents">
      <img
        src={thumbnailUrl(path)}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className="size-full bg-sea-100 object-cover"
      />
    </picture>
  );
}

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
