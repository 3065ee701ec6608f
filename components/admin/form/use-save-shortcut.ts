"use client";

import { type RefObject, useEffect } from "react";

/** Ctrl+S and Cmd+S save the form, but not what stands behind an open dialog. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      const covered = document.querySelector("[role=dialog], [role=alertdialog]");
      if (!covered && !event.repeat) form.current?.requestSubmit();
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [form]);
}
