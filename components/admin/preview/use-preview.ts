"use client";

import { useCallback, useEffect, useRef } from "react";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { removePreview, storePreview } from "@/lib/web-storage";

/** Milliseconds without a keystroke after which the preview follows. */
const pause = 300;

/** Shows the form's content to the preview of `record`, from the first call of the answer on, until the form is left. */
export function usePreview(record: string): () => void {
  const { form } = useRecordForm();
  const following = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      following.current?.();
      following.current = null;
      removePreview(record);
    },
    [record],
  );
  return useCallback(() => {
    const show = () => storePreview(record, JSON.stringify(form.getValues()));
    show();
    if (following.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(show, pause);
      },
    });
    following.current = () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, record]);
}
