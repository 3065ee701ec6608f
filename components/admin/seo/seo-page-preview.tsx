"use client";

import { useWatch } from "react-hook-form";
import { useShownLanguage } from "@/components/admin/form/shown-language";
import { SearchPreview } from "@/components/admin/search-preview";
import { fallbackLanguage, type Language } from "@/lib/i18n/languages";
import type { PageTexts } from "@/lib/page-texts";
import type { SeoDraft } from "@/lib/seo/draft";
import type { SeoPage } from "@/lib/seo/schema";
import { site } from "@/lib/site";
import { PreviewLanguage } from "./preview-language";

interface SeoPagePreviewProps {
  page: SeoPage;
  /** What the page shows where nothing is written. */
  unwritten: Record<Language, PageTexts>;
}

/** How a page will look with what is typed; an empty text gives way to the English one, then to the page's own. */
export function SeoPagePreview({ page, unwritten }: SeoPagePreviewProps) {
  const [language] = useShownLanguage();
  const [titles, descriptions] = useWatch<SeoDraft>({
    name: [`${page}.title`, `${page}.description`],
  }) as SeoDraft[SeoPage]["title"][];
  const own = unwritten[language];
  const shown = (texts: Partial<Record<Language, string>> | undefined) =>
    texts?.[language]?.trim() || texts?.[fallbackLanguage]?.trim();
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <PreviewLanguage />
      <SearchPreview
        title={shown(titles) || own.title}
        description={shown(descriptions) || own.description}
        url={own.url}
        image={own.image}
        siteName={site.name}
      />
    </div>
  );
}
