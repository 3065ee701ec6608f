"use client";

import { DraftPreview } from "@/components/admin/preview/draft-preview";
import { TourDetail } from "@/components/tours/tour-detail";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { byLanguage, type Language } from "@/lib/i18n/languages";
import { type TourDraft, tourDraftKey, tourPreviewPath } from "@/lib/tours/draft";
import { draftTour } from "@/lib/tours/draft-preview";
import type { Kind } from "@/lib/tours/kinds";

interface TourDraftPreviewProps {
  kind: Kind;
  /** Null for a tour that is not created yet. */
  tourId: number | null;
  language: Language;
  contacts: ChatContacts;
}

/** The draft preview of a tour. */
export function TourDraftPreview({ kind, tourId, language, contacts }: TourDraftPreviewProps) {
  return (
    <DraftPreview<TourDraft>
      record={tourDraftKey(kind, tourId)}
      list={`/admin/${kind}`}
      language={language}
      paths={byLanguage((each) => tourPreviewPath(kind, each, tourId))}
    >
      {(draft) => <TourDetail tour={draftTour(draft, kind)} language={language} contacts={contacts} />}
    </DraftPreview>
  );
}
