"use client";

import { DraftPreview } from "@/components/admin/preview/draft-preview";
import { OwnPageText } from "@/components/site/own-pages/own-page-text";
import { byLanguage, type Language } from "@/lib/core/i18n/languages";
import { draftOwnPage, type OwnPageDraft, ownPageDraftKey, ownPagePreviewPath } from "@/lib/own-pages/draft";

interface OwnPageDraftPreviewProps {
  pageId: number | null;
  language: Language;
}

/** Shows the draft of an own page. Its HTML is sanitized as a save would. */
export function OwnPageDraftPreview({ pageId, language }: OwnPageDraftPreviewProps) {
  return (
    <DraftPreview<OwnPageDraft>
      record={ownPageDraftKey(pageId)}
      list="/admin/own-pages"
      language={language}
      paths={byLanguage((each) => ownPagePreviewPath(each, pageId))}
    >
      {(draft) => <OwnPageText page={draftOwnPage(draft)} language={language} />}
    </DraftPreview>
  );
}
