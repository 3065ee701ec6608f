"use client";

import { Eye } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useVisitorLanguages } from "@/components/admin/operator-settings";
import { PreviewBar } from "@/components/site/layout/preview-bar";
import { button } from "@/components/ui/button";
import { readPreview, watchPreview } from "@/lib/core/browser/staff-storage";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Language } from "@/lib/core/i18n/languages";

/** Shown until a form has stored a draft for this preview. */
function EmptyPreview({ list }: { list: string }) {
  return (
    <div lang="id" className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-24 text-center">
      <Eye aria-hidden="true" className="size-12 text-sea-400" />
      <h1 className="text-heading">{adminText("preview.empty")}</h1>
      <p className="text-ink-soft">{adminText("preview.emptyHint")}</p>
      <a href={list} className={button({ variant: "secondary" })}>
        {adminText("preview.back")}
      </a>
    </div>
  );
}

interface PreviewNoticeProps {
  language: Language;
  paths: Record<Language, string>;
}

interface DraftPreviewProps<Draft> extends PreviewNoticeProps {
  record: string;
  list: string;
  children: (draft: Draft) => ReactNode;
}

/** Shows the content of an open form as its public page and follows the form live. */
export function DraftPreview<Draft>({ record, list, children, ...notice }: DraftPreviewProps<Draft>) {
  const [draft, setDraft] = useState<Draft | null>();
  const shown = useVisitorLanguages();
  useEffect(() => {
    const show = (text: string | null) => setDraft(text === null ? null : (JSON.parse(text) as Draft));
    show(readPreview(record));
    return watchPreview(record, show);
  }, [record]);
  if (draft === undefined) return <p aria-busy="true" className="min-h-dvh" />;
  if (draft === null) return <EmptyPreview list={list} />;
  return (
    <>
      <PreviewBar
        {...notice}
        textLanguage="id"
        notice={adminText("preview.notice")}
        hint={adminText("preview.hint")}
        shown={shown}
        notShown={adminText("preview.notShown")}
      />
      {children(draft)}
    </>
  );
}
