"use client";

import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { useSiteName } from "@/components/admin/operator-settings";
import { SearchSnippet } from "@/components/admin/seo/search-snippet";
import { blogPath } from "@/lib/blogs/paths";
import type { BlogDraft } from "@/lib/blogs/schema";
import type { DraftText } from "@/lib/core/content/text-kinds";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { fallbackLanguage, type Language, languageNames, languages } from "@/lib/core/i18n/languages";
import { storageUrl } from "@/lib/core/storage/sources";
import { articleBeginning } from "./article-beginning";

interface BlogSnippetProps {
  id: number | null;
  origin: string;
}

function useEffectiveTexts(language: Language) {
  const siteName = useSiteName();
  const withName = (title: string) => (siteName ? `${title} | ${siteName}` : title);
  const [title, seoTitle, description, content, image] = useWatch<
    BlogDraft,
    ["title", "seo_title", "seo_description", "content", "image"]
  >({ name: ["title", "seo_title", "seo_description", "content", "image"] });
  const typed = (texts: DraftText) => texts[language] || texts[fallbackLanguage];
  const html = typed(content);
  const beginning = useMemo(() => articleBeginning(html), [html]);
  const name = typed(title);
  return {
    // These fallbacks must equal those of lib/blogs/metadata.ts.
    title: typed(seoTitle) || (name && withName(name)),
    description: typed(description) || beginning,
    titles: title,
    image: image ? storageUrl(image) : undefined,
  };
}

export function BlogSnippet({ id, origin }: BlogSnippetProps) {
  const [language, setLanguage] = useState<Language>("id");
  const { titles, ...texts } = useEffectiveTexts(language);
  const path = blogPath(language, { id: id ?? 0, title: titles });
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
      <SearchSnippet {...texts} url={`${origin}${path}`} />
    </div>
  );
}
