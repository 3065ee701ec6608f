"use client";

import { DraftPreview } from "@/components/admin/preview/draft-preview";
import { TourDetail } from "@/components/tours/tour-detail";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { byLanguage } from "@/lib/i18n/by-language";
import type { Language } from "@/lib/i18n/languages";
import type { TourDraft } from "@/lib/tours/draft";
import { draftTour } from "@/lib/tours/draft-preview";
import type { Kind } from "@/lib/tours/kinds";
import { tourPreviewPath, tourRecord } from "@/lib/tours/preview-path";

interface TourPreviewProps {
  kind: Kind;
  /** Null for a tour that is not created yet. */
  tourId: number | null;
  language: Language;
  contacts: ChatContacts;
}

/** A tour's public page, of what its form holds. */
export function TourPreview({ kind, tourId, language, contacts }: TourPreviewProps) {
  return (
    <DraftPreview<TourDraft>
      record={tourRecord(kind, tourId)}
      list={`/admin/${kind}`}
      language={language}
      paths={byLanguage((each) => tourPreviewPath(kind, each, tourId))}
    >
      {(draft) => <TourDetail tour={draftTour(draft, kind)} language={language} contacts={contacts} />}
    </DraftPreview>
  );
}
