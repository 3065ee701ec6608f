"use client";

import { useEffect, useState } from "react";
import { TourDetail } from "@/components/tours/tour-detail";
import type { ChatContacts } from "@/lib/booking/chat-link";
import type { Language } from "@/lib/i18n/languages";
import type { TourDraft } from "@/lib/tours/draft";
import { draftTour } from "@/lib/tours/draft-preview";
import type { Kind } from "@/lib/tours/kinds";
import { tourRecord } from "@/lib/tours/preview-path";
import { readPreview, watchPreview } from "@/lib/web-storage";
import { EmptyPreview } from "./empty-preview";
import { PreviewNotice } from "./preview-notice";

interface TourPreviewProps {
  kind: Kind;
  /** Null for a tour that is not created yet. */
  tourId: number | null;
  language: Language;
  contacts: ChatContacts;
}

/** The public page of what stands in an open form; follows the form while it is typed in. */
export function TourPreview({ kind, tourId, language, contacts }: TourPreviewProps) {
  const [draft, setDraft] = useState<TourDraft | null>();
  useEffect(() => {
    const record = tourRecord(kind, tourId);
    const show = (text: string | null) => setDraft(text === null ? null : (JSON.parse(text) as TourDraft));
    show(readPreview(record));
    return watchPreview(record, show);
  }, [kind, tourId]);
  if (draft === undefined) return <p aria-busy="true" className="min-h-dvh" />;
  if (draft === null) return <EmptyPreview kind={kind} />;
  const tour = draftTour(draft, kind);
  return (
    <>
      <PreviewNotice kind={kind} tourId={tourId} language={language} />
      <TourDetail tour={tour} language={language} contacts={contacts} />
    </>
  );
}
