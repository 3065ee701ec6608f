import { X } from "lucide-react";
import { adminText } from "@/lib/i18n/admin-messages";
import type { ImageUpload } from "./use-image-uploads";

/** The pictures that are still on their way into the article. */
export function UploadStrip({ uploads }: { uploads: ImageUpload[] }) {
  if (uploads.length === 0) return null;
  return (
    <ul className="grid gap-1 border-line border-t px-3 py-2">
      {uploads.map(({ key, name, sent, cancel }) => (
        <li key={key} className="flex items-center gap-3 text-sm">
          <span className="min-w-0 grow basis-1/2 truncate">
            {adminText(sent >= 1 ? "editor.processing" : "editor.uploading", { name })}
          </span>
          <progress
            value={sent}
            aria-label={adminText("editor.uploading", { name })}
            className="h-1.5 w-28 shrink-0 overflow-hidden rounded-full accent-sea-600"
          />
          <button
            type="button"
            onClick={cancel}
            aria-label={adminText("editor.uploadCancel", { name })}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-sea-100"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
