"use client";

import type { ReactNode } from "react";
import { DraftPreview } from "@/components/admin/preview/draft-preview";
import { Hero } from "@/components/site/home/hero";
import { type HomeRecords, HomeSections } from "@/components/site/home/home-sections";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { byLanguage, type Language } from "@/lib/core/i18n/languages";
import { draftHome, homeDraftKey, homePreviewPath } from "@/lib/home/draft";
import type { HomeDraft } from "@/lib/home/fields";

interface HomeDraftPreviewProps {
  language: Language;
  contacts: ChatContacts;
  records: HomeRecords;
  ask: ReactNode;
  toursHref: string | null;
}

export function HomeDraftPreview({ language, contacts, records, ask, toursHref }: HomeDraftPreviewProps) {
  return (
    <DraftPreview<HomeDraft>
      record={homeDraftKey}
      list="/admin/site/home"
      language={language}
      paths={byLanguage(homePreviewPath)}
    >
      {(draft) => {
        const home = draftHome(draft);
        return (
          <>
            <Hero home={home} language={language} contacts={contacts} ask={ask} toursHref={toursHref} />
            <HomeSections home={home} records={records} language={language} contacts={contacts} />
          </>
        );
      }}
    </DraftPreview>
  );
}
