"use client";

import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { SearchPreview } from "@/components/admin/search-preview";
import type { BlogDraft } from "@/lib/blogs/draft";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/i18n/languages";
import { blogPath } from "@/lib/i18n/paths";
import { site } from "@/lib/site";
import { storageUrl } from "@/lib/storage/sources";
import { articleBeginning } from "./article-beginning";

export interface BlogPreviewProps {
  /** Null: not stored yet. */
  id: number | null;
  /** The site's own address. */
  origin: string;
}

function useEffectiveTexts(language: Language) {
  const [title, titleEn, seoTitle, seoTitleEn, description, descriptionEn, content, contentEn, image] =
    useWatch<BlogDraft>({
      name: [
        `title_${language}`,
        "title_en",
        `seo_title_${language}`,
        "seo_title_en",
        `seo_description_${language}`,
        "seo_description_en",
        `content_${language}`,
        "content_en",
        "image",
      ],
    });
  const html = content || contentEn || "";
  const beginning = useMemo(() => articleBeginning(html), [html]);
  const name = title || titleEn || "";
  return {
    // As lib/blogs/metadata.ts makes the page's head.
    title: seoTitle || seoTitleEn || (name && `${name} | ${site.name}`),
    description: description || descriptionEn || beginning,
    titles: { title_en: titleEn ?? "", [`title_${language}`]: title || null },
    image: image ? storageUrl(image) : undefined,
  };
}

/** How the blog's page will look in search results, a language at a time. */
export function BlogPreview({ id, origin }: BlogPreviewProps) {
  const [language, setLanguage] = useState<Language>("id");
  const { titles, ...texts } = useEffectiveTexts(language);
  const path = blogPath(language, {
    id: id ?? 0,
    ...titles,
    title_en: titles.title_en,
  });
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <fieldset className="flex flex-wrap items-center gap-1">
        <legend className="sr-only">{adminText("blogs.previewLanguage")}</legend>
        <span aria-hidden="true" className="mr-2 font-semibold text-sm">
          {adminText("blogs.preview")}
        </span>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
            className="min-h-9 rounded-lg px-3 font-medium text-ink-soft text-sm hover:bg-sea-50 aria-pressed:bg-sea-100 aria-pressed:text-sea-900"
          >
            {languageNames[each]}
          </button>
        ))}
      </fieldset>
      <SearchPreview {...texts} url={`${origin}${path}`} siteName={site.name} />
    </div>
  );
}
