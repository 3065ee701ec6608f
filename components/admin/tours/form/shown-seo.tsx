"use client";

import { useWatch } from "react-hook-form";
import { SearchPreview } from "@/components/admin/search-preview";
import type { Language } from "@/lib/i18n/languages";
import { tourPath } from "@/lib/i18n/paths";
import { site } from "@/lib/site";
import { storageUrl } from "@/lib/storage/sources";
import type { TourDraft } from "@/lib/tours/draft";
import type { Kind } from "@/lib/tours/kinds";

interface ShownSeoProps {
  kind: Kind;
  /** 0 while the tour has none. */
  tourId: number;
  language: Language;
}

/** The search result of what is typed; what is not, is taken from the name and the overview, as on the public page. */
export function ShownSeo({ kind, tourId, language }: ShownSeoProps) {
  const draft = useWatch<TourDraft>() as TourDraft;
  const name = draft.name[language] || draft.name.en;
  const cover = draft.images[0];
  return (
    <SearchPreview
      title={draft[`seo_title_${language}`] || draft.seo_title_en || (name && `${name} | ${site.name}`)}
      description={
        draft[`seo_description_${language}`] ||
        draft.seo_description_en ||
        draft.overview[language] ||
        draft.overview.en
      }
      url={window.location.origin + tourPath(language, kind, { id: tourId, name: draft.name })}
      siteName={site.name}
      image={cover && storageUrl(cover.path)}
    />
  );
}
