"use client";

import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormSection } from "@/components/admin/form/form-section";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { SearchSnippet } from "@/components/admin/seo/search-snippet";
import type { BlogDraft } from "@/lib/blogs/draft";
import { blogPath } from "@/lib/blogs/paths";
import { seoDescriptionLimit, seoTitleLimit } from "@/lib/content/seo-texts";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames, languages } from "@/lib/i18n/languages";
import { site } from "@/lib/site";
import { storageUrl } from "@/lib/storage/sources";
import { articleBeginning } from "./article-beginning";
import { localizedLabels } from "./blog-fields";

interface BlogSnippetProps {
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
    // The same fallbacks as in lib/blogs/metadata.ts.
    title: seoTitle || seoTitleEn || (name && `${name} | ${site.name}`),
    description: description || descriptionEn || beginning,
    titles: { title_en: titleEn ?? "", [`title_${language}`]: title || null },
    image: image ? storageUrl(image) : undefined,
  };
}

function BlogSnippet({ id, origin }: BlogSnippetProps) {
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
      <SearchSnippet {...texts} url={`${origin}${path}`} siteName={site.name} />
    </div>
  );
}

export function SeoSection(props: BlogSnippetProps) {
  return (
    <FormSection id="seo" title={adminText("blogs.seoSection")} intro={adminText("blogs.seoIntro")}>
      <LocalizedField
        name="seo_title"
        shape="flat"
        label={localizedLabels.seo_title}
        maxLength={seoTitleLimit}
        counter
        multiline
        rows={1}
      />
      <LocalizedField
        name="seo_description"
        shape="flat"
        label={localizedLabels.seo_description}
        maxLength={seoDescriptionLimit}
        counter
        multiline
        rows={4}
      />
      <BlogSnippet {...props} />
    </FormSection>
  );
}
