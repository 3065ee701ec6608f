"use client";

import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { useRef, useState } from "react";
import { notifyError } from "@/components/admin/toasts";
import { ApiError } from "@/lib/core/api/client";
import { type UploadedImage, uploadImage } from "@/lib/core/api/upload-image";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { imageLimits } from "@/lib/core/storage/image-limits";
import { storageUrl } from "@/lib/core/storage/sources";

/** Uploads a picture with `send` and inserts it at `position`, mapped through changes made meanwhile. */
async function insertImage(
  editor: Editor,
  position: number,
  send: () => Promise<UploadedImage>,
): Promise<void> {
  let current = position;
  const follow = ({ transaction }: { transaction: Transaction }) => {
    current = transaction.mapping.map(current);
  };
  editor.on("transaction", follow);
  try {
    const { path, width, height } = await send();
    if (editor.isDestroyed) return;
    const attrs = { src: storageUrl(path), alt: "", width, height };
    editor.commands.insertContentAt(current, { type: "image", attrs });
  } finally {
    editor.off("transaction", follow);
  }
}

export interface ImageUpload {
  key: number;
  name: string;
  sent: number;
  cancel: () => void;
}

function objectionTo({ name, type, size }: File): string | null {
  if (type && !type.startsWith("image/")) return adminText("editor.notImage", { name });
  return size > imageLimits.bytes ? adminText("editor.tooLarge", { name }) : null;
}

function failureOf(name: string, error: unknown): string {
  const reason = error instanceof ApiError ? error.message : adminText("editor.notSent");
  return adminText("editor.uploadFailed", { name, reason });
}

/** Uploads pictures into an article one after another. `settled` resolves when none is left. */
export function useImageUploads() {
  const [uploads, setUploads] = useState<ImageUpload[]>([]);
  const chain = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  const change = (key: number, sent: number) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, sent } : upload)));

  const insert = (editor: Editor, files: File[], position = editor.state.selection.to) => {
    for (const file of files) {
      const objection = objectionTo(file);
      if (objection) {
        notifyError(objection);
        continue;
      }
      count.current += 1;
      const key = count.current;
      const controller = new AbortController();
      const cancel = () => controller.abort();
      setUploads((all) => [...all, { key, name: file.name, sent: 0, cancel }]);
      const before = chain.current;
      const send = async () => {
        await before;
        controller.signal.throwIfAborted();
        return uploadImage(file, (sent) => change(key, sent), controller.signal);
      };
      chain.current = insertImage(editor, position, send)
        .catch((error: unknown) => {
          if (!controller.signal.aborted) notifyError(failureOf(file.name, error));
        })
        .finally(() => setUploads((all) => all.filter((upload) => upload.key !== key)));
    }
  };
  return { uploads, insert, settled: () => chain.current };
}
