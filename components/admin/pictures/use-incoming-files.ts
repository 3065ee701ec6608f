"use client";

import { useEffect } from "react";

const carriesFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;

/** A copied picture that the editor of rich texts or a text field has no better use for. */
function pastedFiles({ target, clipboardData }: ClipboardEvent): File[] {
  const isEditor = target instanceof HTMLElement && target.isContentEditable;
  if (isEditor || !clipboardData || clipboardData.types.includes("text/plain")) return [];
  return [...clipboardData.files];
}

/**
 * Takes files that are pasted anywhere on the page. A file dropped beside its place would make the browser
 * leave the page, and the form with it: that is prevented.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void) {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = event.defaultPrevented ? [] : pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    const stay = (event: DragEvent) => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault();
    };
    document.addEventListener("paste", take);
    window.addEventListener("dragover", stay);
    window.addEventListener("drop", stay);
    return () => {
      document.removeEventListener("paste", take);
      window.removeEventListener("dragover", stay);
      window.removeEventListener("drop", stay);
    };
  }, [onFiles]);
}
