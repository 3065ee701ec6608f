"use client";

import { DraftPreview } from "@/components/admin/preview/draft-preview";
import { TourDetail, type TourListWords } from "@/components/site/tours/tour-detail";
import type { ChatContacts } from "@/lib/booking/chat-link";
import type { ClosedPeriod } from "@/lib/core/calendar/calendar";
import { type KnownClock, rememberClock } from "@/lib/core/calendar/clock-name";
import { byLanguage, type Language } from "@/lib/core/i18n/languages";
import { currentTour } from "@/lib/tours/calendar/current";
import { draftTour, tourDraftKey, tourPreviewPath } from "@/lib/tours/draft";
import type { Kind } from "@/lib/tours/kinds";
import type { NamedArea } from "@/lib/tours/pickup-areas/named-areas";
import type { TourDraft } from "@/lib/tours/schema";

interface TourDraftPreviewProps {
  kind: Kind;
  tourId: number | null;
  language: Language;
  contacts: ChatContacts | null;
  phones: string[];
  words: TourListWords;
  closedDays: ClosedPeriod[];
  areas: NamedArea[];
  /** The name of the operator's clock, which the browser does not know. */
  clock: KnownClock;
}

export function TourDraftPreview({
  kind,
  tourId,
  language,
  contacts,
  phones,
  words,
  closedDays,
  areas,
  clock,
}: TourDraftPreviewProps) {
  rememberClock(clock);
  return (
    <DraftPreview<TourDraft>
      record={tourDraftKey(kind, tourId)}
      list={`/admin/${kind}`}
      language={language}
      paths={byLanguage((each) => tourPreviewPath(kind, each, tourId))}
    >
      {(draft) => (
        <TourDetail
          tour={currentTour({ ...draftTour(draft, kind, closedDays), areas }, new Date())}
          language={language}
          contacts={contacts}
          phones={phones}
          list={words}
        />
      )}
    </DraftPreview>
  );
}
