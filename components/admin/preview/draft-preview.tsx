"use client";

import { Eye } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { readPreview, watchPreview } from "@/lib/browser/web-storage";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/i18n/languages";

/** Shown while no form has stored a draft for this preview. */
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

/** Says that this page is not published, and links to the other languages. */
function PreviewNotice({ language, paths }: PreviewNoticeProps) {
  return (
    <div
      lang="id"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-sea-900 px-4 py-2 text-sm text-white sm:px-6 lg:px-8"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Eye aria-hidden="true" className="size-4.5 text-sea-300" />
        {adminText("preview.notice")}
      </p>
      <p className="text-sea-200 max-sm:hidden">{adminText("preview.hint")}</p>
      <ul className="ml-auto flex gap-1">
        {languages.map((each) => (
          <li key={each}>
            <a
              href={paths[each]}
              lang={each}
              aria-label={`${each.toUpperCase()}. ${languageNames[each]}`}
              aria-current={each === language ? "page" : undefined}
              // Only classes of the public site: this page has its stylesheet, not the back office's.
              className={classNames(
                "inline-flex min-h-9 min-w-11 items-center justify-center rounded-full px-3 font-semibold uppercase",
                each === language ? "bg-white text-sea-900" : "hover:bg-white/10",
              )}
            >
              {each}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DraftPreviewProps<Draft> extends PreviewNoticeProps {
  /** The key of the form's content in web storage. */
  record: string;
  /** The list that has its form. */
  list: string;
  children: (draft: Draft) => ReactNode;
}

/** The public page of an open form's content; follows the form live. */
export function DraftPreview<Draft>({ record, list, children, ...notice }: DraftPreviewProps<Draft>) {
  const [draft, setDraft] = useState<Draft | null>();
  useEffect(() => {
    const show = (text: string | null) => setDraft(text === null ? null : (JSON.parse(text) as Draft));
    show(readPreview(record));
    return watchPreview(record, show);
  }, [record]);
  if (draft === undefined) return <p aria-busy="true" className="min-h-dvh" />;
  if (draft === null) return <EmptyPreview list={list} />;
  return (
    <>
      <PreviewNotice {...notice} />
      {children(draft)}
    </>
  );
}
