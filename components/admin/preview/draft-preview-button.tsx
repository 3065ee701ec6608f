"use client";

import { Eye } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { useRecordForm, useShownLanguage } from "@/components/admin/form/record-form-context";
import { button } from "@/components/ui/button";
import { removePreview, storePreview } from "@/lib/core/browser/staff-storage";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Language } from "@/lib/core/i18n/languages";

const pause = 300;

/** Returns a function that starts storing the form's content. Leaving the form stops it. */
function useDraftPreview(record: string): () => void {
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

interface DraftPreviewButtonProps {
  record: string;
  pathIn: (language: Language) => string;
}

export function DraftPreviewButton({ record, pathIn }: DraftPreviewButtonProps) {
  const showPreview = useDraftPreview(record);
  const [language] = useShownLanguage();
  return (
    <a
      href={pathIn(language)}
      target={`preview-${record}`}
      onClick={showPreview}
      onAuxClick={showPreview}
      title={adminText("preview.buttonHint")}
      aria-label={adminText("preview.button")}
      className={button({ variant: "quiet", size: "small", className: "max-sm:px-3" })}
    >
      <Eye aria-hidden="true" className="size-4.5" />
      <span className="max-sm:hidden">{adminText("preview.button")}</span>
    </a>
  );
}
