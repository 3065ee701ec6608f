"use client";

import { Eye } from "lucide-react";
import { useShownLanguage } from "@/components/admin/form/shown-language";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Language } from "@/lib/i18n/languages";
import { usePreview } from "./use-preview";

interface PreviewButtonProps {
  /** Under what name the form's content waits for its preview. */
  record: string;
  pathIn: (language: Language) => string;
}

/** Opens what is typed as visitors would see it, in a tab of its own, which then follows. */
export function PreviewButton({ record, pathIn }: PreviewButtonProps) {
  const showPreview = usePreview(record);
  const [language] = useShownLanguage();
  return (
    <a
      href={pathIn(language)}
      target={`preview-${record}`}
      onClick={showPreview}
      onAuxClick={showPreview}
      title={adminText("preview.buttonHint")}
      aria-label={adminText("preview.button")}
      className={button({ look: "quiet", size: "small", className: "max-sm:px-3" })}
    >
      <Eye aria-hidden="true" className="size-4.5" />
      <span className="max-sm:hidden">{adminText("preview.button")}</span>
    </a>
  );
}
