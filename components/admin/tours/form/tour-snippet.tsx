"use client";

import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useSiteName } from "@/components/admin/operator-settings";
import { SearchSnippet } from "@/components/admin/seo/search-snippet";
import type { DraftText } from "@/lib/core/content/text-kinds";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { fallbackLanguage, type Language, languageNames, languages } from "@/lib/core/i18n/languages";
import { storageUrl } from "@/lib/core/storage/sources";
import type { Kind } from "@/lib/tours/kinds";
import { tourPath } from "@/lib/tours/pages/paths";
import type { TourDraft } from "@/lib/tours/schema";

interface TypedSnippetProps {
  kind: Kind;
  tourId: number;
  language: Language;
}

function TypedSnippet({ kind, tourId, language }: TypedSnippetProps) {
  const draft = useWatch<TourDraft>() as TourDraft;
  const siteName = useSiteName();
  const typed = (texts: DraftText) => texts[language] || texts[fallbackLanguage];
  const name = typed(draft.name);
  const cover = draft.images[0];
  return (
    <SearchSnippet
      title={typed(draft.seo_title) || (name && (siteName ? `${name} | ${siteName}` : name))}
      description={typed(draft.seo_description) || typed(draft.overview)}
      url={window.location.origin + tourPath(language, kind, { id: tourId, name: draft.name })}
      image={cover && storageUrl(cover.path)}
    />
  );
}

/** The folded snippet. It renders only when open, because it watches every field. */
export function TourSnippet(tour: { kind: Kind; tourId: number }) {
  const [open, setOpen] = useState(false);
  const [language, setLanguage] = useState<Language>(fallbackLanguage);
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/seo rounded-xl border border-line"
    >
      <summary className="flex min-h-11 items-center gap-2 px-3 font-semibold text-sm">
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-ink-soft transition-transform group-open/seo:rotate-90"
        />
        {adminText("tourForm.searchPreview")}
      </summary>
      {open && (
        <div className="grid gap-4 p-3 pt-1 sm:p-4 sm:pt-1">
          <fieldset className="flex w-fit rounded-lg bg-sand-200 p-0.5">
            <legend className="sr-only">{adminText("tourForm.previewLanguage")}</legend>
            {languages.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === language}
                aria-label={`${each.toUpperCase()}. ${languageNames[each]}`}
                onClick={() => setLanguage(each)}
                className="min-h-8 min-w-12 rounded-md px-2.5 font-semibold text-ink-soft text-xs uppercase aria-pressed:bg-white aria-pressed:text-ink aria-pressed:shadow-card"
              >
                {each}
              </button>
            ))}
          </fieldset>
          <TypedSnippet {...tour} language={language} />
        </div>
      )}
    </details>
  );
}
