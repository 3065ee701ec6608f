"use client";

import { Eye } from "lucide-react";
import { useShownLanguage } from "@/components/admin/form/shown-language";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { tourPreviewPath, tourRecord } from "@/lib/tours/preview-path";
import { usePreview } from "./use-preview";

/** Opens the tour as it is typed, in a tab of its own, which then follows. */
export function PreviewButton({ kind, tourId }: { kind: Kind; tourId: number | null }) {
  const record = tourRecord(kind, tourId);
  const showPreview = usePreview(record);
  const [language] = useShownLanguage();
  return (
    <a
      href={tourPreviewPath(kind, language, tourId)}
      target={`preview-${record}`}
      onClick={showPreview}
      onAuxClick={showPreview}
      title={adminText("tourForm.previewHint")}
      aria-label={adminText("tourForm.preview")}
      className={button({ look: "quiet", size: "small", className: "max-sm:px-3" })}
    >
      <Eye aria-hidden="true" className="size-4.5" />
      <span className="max-sm:hidden">{adminText("tourForm.preview")}</span>
    </a>
  );
}
